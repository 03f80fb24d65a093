/** A page whose form has no delivery, changed as if a build had made the form post to `url`. Throws for any other page. */
export function withDelivery(html: string, url: string): string {
  const from = '&quot;delivery&quot;:[0,{&quot;mode&quot;:[0,&quot;console&quot;]}]';
  const to = `&quot;delivery&quot;:[0,{&quot;mode&quot;:[0,&quot;endpoint&quot;],&quot;url&quot;:[0,&quot;${url}&quot;]}]`;
  if (!html.includes(from)) throw new Error('The page has no form without a delivery.');
  return html
    .replace(from, to)
    .replace(/action="mailto:[^"]*"/, `action="${url}"`)
    .replace(/ enctype="text\/plain"/i, '');
}
