/** A slip that owners make, and the one message that it gets. */
interface Slip {
  file: string;
  /** Slips of one turn are in different files, and none hides another. */
  turn: string;
  name: string;
  from: string | RegExp;
  to: string;
  field: string;
  /** A part of the remedy. */
  remedy: string;
}

/**
 * Slips by file: name, what is replaced (nothing: the end of the file) and by what, and the field and a part of the remedy in
 * the message. ~ marks what is found only in content that can be read. ⏎ is the end of a line, ⇥ a tab, and ␣ a hard space.
 */
const table = String.raw`
locations/boise-window-tinting.yaml
  ~ a hard space ¦ /⏎(?=neighborhoods:)/ ¦ ⏎␣ ¦ ␣neighborhoods ¦ Write neighborhoods
  no space after a hyphen ¦ - The Bench ¦ -The Bench ¦ neighborhoods ¦ a colon, a space and the text
  a field of the wrong case ¦ zipCodes: ¦ zipcodes: ¦ zipcodes ¦ Write zipCodes
  ~ a ZIP code without quotes ¦ zipCodes: ['83702', '83705', '83706'] ¦ zipCodes: [83702] ¦ zipCodes > item 1 ¦ Put the ZIP code in quotes
  ~ a ZIP code of another state ¦ '83702' ¦ '78701' ¦ zipCodes > item 1 ¦ starts with 832
  ~ a location far away ¦ lat: 43.62 ¦ lat: 4.362 ¦ coordinates > lat ¦ from 41.9 to 49.1
  a month that the year does not have ¦ ⏎faqs: ¦ ⏎jobs:⏎  - { done: Clear film on six front windows., when: 2026-13, area: The Bench }⏎faqs: ¦ jobs > item 1 > when ¦ Write the month as year-month
articles/film-on-a-west-wall.mdx
  the opening --- deleted ¦ ---⏎ ¦  ¦  ¦ Write --- alone
  the closing --- deleted ¦ ⏎---⏎ ¦ ⏎ ¦  ¦ Write --- alone
  a date that does not exist ¦ datePublished: 2026-03-01⏎dateText: Mar 1, 2026 ¦ datePublished: 2026-02-30⏎dateText: Feb 30, 2026 ¦ datePublished ¦ is not in the calendar
  ~ a date whose words say another day ¦ dateText: Mar 1, 2026 ¦ dateText: Mar 2, 2026 ¦ dateText ¦ Write the day of datePublished in words
  ~ an id that another article has ¦ id: 1⏎ ¦ id: 2⏎ ¦ id ¦ Write what is true of this page only
  ~ a title that another article has ¦ title: Film on a west wall ¦ title: Caring for new film ¦ title ¦ Write what is true of this page only
  a link to a missing page ¦ href: /commercial-window-tinting ¦ href: /comercial-window-tinting ¦ callToAction > links > item 1 > href ¦ Write /commercial-window-tinting
  ~ a picture whose name has a space ¦  ¦ ⏎![A west wall at six, its lower windows filmed](../../assets/my wall.webp)⏎ ¦ text ¦ none in or before a path
  ~ a picture elsewhere on the computer ¦  ¦ ⏎![A west wall at six, its lower windows filmed](C:\Users\me\wall.jpg)⏎ ¦ ![…](C:\Users\me\wall.jpg) ¦ Add it with npm run new
  ~ the full URL of a page of this site ¦ ⏎##  ¦ ⏎See [what it costs](https://hilltint.com/prices).⏎⏎##  ¦ […](https://hilltint.com/prices) ¦ Write /prices
  an article that is related to itself ¦ related: [caring-for-new-film] ¦ related: [film-on-a-west-wall] ¦ related > item 1 ¦ Write one of: caring-for-new-film
business.yaml
  a text that begins with a brace ¦ ticker:  ¦ ticker: {shopTown} and  ¦ ticker ¦ single quotes
  an unknown token ¦ ticker:  ¦ ticker: Call {fone} or  ¦ ticker ¦ Write phone
  a tab ¦ ⏎  street: ¦ ⏎⇥street: ¦ address ¦ without tabs
  no space after a colon ¦ phone:  ¦ phone: ¦ site ¦ a colon, a space and the text
  a line one space too far right ¦ ⏎  town: ¦ ⏎   town: ¦ street ¦ as many spaces as the others
  a token where none is filled in ¦ tagline: Window Film ¦ tagline: Tint by {brand} ¦ tagline ¦ Type the words
  a field written twice ¦ ⏎phone: ¦ ⏎phone: (208) 555-0111⏎phone: ¦ phone ¦ write each name once
  a phone without an area code ¦ phone: (208) 555-0163 ¦ phone: 555-0163 ¦ phone ¦ Write the phone as (512) 555-0142
  curly quotes ¦ opens: '08:00' ¦ opens: “08:00” ¦ hours > item 1 > opens ¦ Write the time as hours and minutes
  a shop that closes before it opens ¦ opens: '08:00', closes: '17:30' ¦ opens: '17:30', closes: '08:00' ¦ hours > item 1 > closes ¦ Write a closing time that is later than the
  a day misspelled ¦ Saturday ¦ Saterday ¦ hours > item 2 > days > item 1 ¦ Saturday
faqs/residential.yaml
  ~ a switch misspelled ¦ needs: homeWarranty ¦ needs: homeWaranty ¦ items > item 2 > needs ¦ homeWarranty
  a list item too far left ¦ ⏎  - question: Will the ¦ ⏎ - question: Will the ¦ needs ¦ as many spaces as the others
  a colon in a text ¦ question: Will the rooms get dark? ¦ question: One thing: will the rooms get dark? ¦ question ¦ single quotes
  ~ an unknown token ¦ question: Will the rooms ¦ question: In {shopTwon}, will the rooms ¦ items > item 3 > question ¦ Write shopTown
team/nora.yaml
  an apostrophe that ends a quoted text ¦ 'Nora from ¦ 'Nora's hand from ¦ alt ¦ single quotes
  a quote that is never closed ¦ window' ¦ window ¦ alt ¦ single quotes
  ~ a text with a # in it ¦ role: Architectural film installer ¦ role: Film installer #1 ¦ role ¦ single quotes
  ~ an alt text that is a file name ¦ /alt: .*/ ¦ alt: IMG_2041.jpg ¦ photo > alt ¦ Too short
  ~ a picture on another site ¦ src: ../../assets/pictures/team/installer-tower.webp ¦ src: https://example.com/nora.jpg ¦ photo > src ¦ Add it with npm run new
  a missing picture ¦ installer-tower.webp ¦ installer-towr.webp ¦ photo > src ¦ Write
reviews/jordan-2026-09.yaml
  ~ a review of next century ¦ date: '2026-09-14' ¦ date: '2126-09-14' ¦ date ¦ Write a date that is not in the future
pages/prices.yaml
  ~ prices the wrong way around ¦ from: 6⏎ ¦ from: 60⏎ ¦ ranges > item 1 > to ¦ Write a highest price that is not below the
films.yaml
  ~ film figures the wrong way around ¦ vlt: { from: 40, to: 70 } ¦ vlt: { from: 70, to: 40 } ¦ tables > commercial > items > item 1 > vlt > to ¦ Write a number that is not below "from"
calculator.yaml
  ~ an unknown film ¦ film: clearview_ceramic ¦ film: clearvue ¦ start > film ¦ No film has this key
  two films of one key ¦ key: neutral ¦ key: daylight_dual ¦ films ¦ give each its own
theme.yaml
  ~ a typeface that is not installed ¦ @fontsource-variable/besley ¦ @fontsource-variable/bessley ¦ fonts > headings > package ¦ Install it with npm install
articles/caring-for-new-film.mdx
  ~ a space before a path ¦ ](/warranty) ¦ ] (/warranty) ¦ text ¦ none in or before a path
  a link in the text to a missing page ¦ (/warranty) ¦ (/waranty) ¦ […](/waranty) ¦ Write /warranty
  a link without its slash ¦ (/warranty) ¦ (warranty) ¦ […](warranty) ¦ Write /warranty
  ~ a link to a missing heading ¦ (/warranty) ¦ (/warranty#nowhere) ¦ […](/warranty#nowhere) ¦ Write one of #
  ~ a link that is not secure ¦ (/warranty) ¦ (http://example.com) ¦ […](http://example.com) ¦ Write https://example.com
  ~ a link with a slash at its end ¦ (/warranty) ¦ (/warranty/) ¦ […](/warranty/) ¦ Write /warranty
  the phone number typed as (208) 555-0163 ¦ A little haze ¦ Call (208) 555-0163 first. A little haze ¦ text ¦ Write <Fact name="phone" /> here
  ~ the phone number typed as +1 208 555 0163 ¦ A little haze ¦ Call +1 208 555 0163 first. A little haze ¦ text ¦ Write <Fact name="phone" /> here
  ~ a fact misspelled in an article ¦ {phone} and say ¦ {phne} and say ¦ callToAction > text ¦ Write phone
  a fact with a name of the language JavaScript ¦ A little haze ¦ <Fact name="constructor" /> A little haze ¦ <Fact> ¦ Write one of: brand
  a stray brace ¦ /A little haze[^]*$/ ¦ Prices start {at 250 dollars.⏎ ¦ text ¦ a lone { as \{
  a brace in the text of an article ¦ ⏎## Then ¦ ⏎Call {phone}.⏎⏎## Then ¦ text ¦ Write <Fact name="phone" />
  a component misspelled ¦ <Callout  ¦ <Calout  ¦ text ¦ Close each component
  curly quotes in a component: title=“One reminder” ¦ title="One reminder" ¦ title=“One reminder” ¦ text ¦ Type straight quotes
  curly quotes in a component: icon=“clock” title=‘Don’t wait’ ¦ title="One reminder" ¦ icon=“clock” title=‘Don’t wait’ ¦ text ¦ Type straight quotes
  a component without its text ¦ <Callout title="One reminder"> ¦ <Callout> ¦ <Callout> ¦ Add it
  a component that is not closed ¦ </Callout> ¦  ¦ text ¦ Close each component
  a sign for less in a text ¦ A little haze ¦ Less than <3 days of haze ¦ text ¦ &lt;
  an empty article ¦ /[^]+/ ¦ ⏎ ¦  ¦ Restore its last version
  a script in an article ¦  ¦ ⏎<script>if (a) { b(); }</script>⏎ ¦ text ¦ no <script>
  a note as in HTML ¦  ¦ ⏎<!-- later -->⏎ ¦ text ¦ {/* … */}
  a picture as in HTML ¦  ¦ ⏎<img src="a.png">⏎ ¦ text ¦ <Figure … />
  a break as in HTML ¦  ¦ ⏎One<br>two⏎ ¦ text ¦ an empty line for <br>
  a second title ¦  ¦ ⏎# A heading of mine⏎ ¦ text ¦ Write ## A heading of mine
  a second title underlined with = ¦  ¦ ⏎A title⏎===⏎ ¦ text ¦ Write ## A title
  a second title as in HTML ¦  ¦ ⏎<h1>A title</h1>⏎ ¦ <h1> ¦ Write it in Markdown
  a hard space after ## ¦ ## Then ¦ ##␣Then ¦ text ¦ a plain space after ##
  a thin space after a hyphen ¦  ¦ ⏎-␣One⏎ ¦ text ¦ after the hyphen of a list item
  no space after ## ¦ ## Then ¦ ##Then ¦ text ¦ a plain space after ##
  a dot from a word processor ¦  ¦ ⏎• One⏎ ¦ text ¦ after the hyphen of a list item
  bold marks with a space inside ¦ A little haze ¦ ** A little** haze ¦ text ¦ none inside **
  a table without its line of dashes ¦  ¦ ⏎| Film | Years |⏎| A | 3 |⏎ ¦ text ¦ | --- | --- |
  a letter that no typeface has ¦ title: Caring for new film ¦ title: Film for the 家 of a friend ¦ title ¦ Write it another way
  an iframe ¦  ¦ ⏎<iframe src="https://video.com/1"></iframe>⏎ ¦ <iframe> ¦ Write it in Markdown
redirects.yaml
  ~ a redirect to a missing page ¦ to: /tesla-window-tinting ¦ to: /teslas ¦ moved > item 6 > to ¦ Write the path of another one
  a redirect from an existing page ¦ from: /tesla⏎ ¦ from: /prices⏎ ¦ moved > item 6 > from ¦ Delete these two lines
  a redirect that is listed twice ¦ moved:⏎ ¦ moved:⏎  - from: /tesla⏎    to: /prices⏎ ¦ moved > item 7 > from ¦ Delete one of the two redirects
  ~ a redirect to an old path ¦ moved:⏎ ¦ moved:⏎  - from: /one⏎    to: /residential⏎ ¦ moved > item 1 > to ¦ such as /residential-window-tinting
  ~ a redirect from /about us ¦ moved:⏎ ¦ moved:⏎  - from: '/about us'⏎    to: /about⏎ ¦ moved > item 1 > from ¦ Write the old path
  ~ a redirect from /index.php?page=2 ¦ moved:⏎ ¦ moved:⏎  - from: '/index.php?page=2'⏎    to: /about⏎ ¦ moved > item 1 > from ¦ Write the old path
  a redirect from /old/* ¦ moved:⏎ ¦ moved:⏎  - from: '/old/*'⏎    to: /about⏎ ¦ moved > item 1 > from ¦ Write the old path
  ~ a redirect to itself ¦ moved:⏎ ¦ moved:⏎  - from: /one⏎    to: /one⏎ ¦ moved > item 1 > to ¦ Write the page that took its place
`;

export const slips: Slip[] = [];
let file = '';
let count = 0;
for (const line of table.trim().split('\n')) {
  const [name = '', from = '', to = '', field = '', remedy = ''] = line
    .replaceAll('⏎', '\n')
    .replaceAll('⇥', '\t')
    .replaceAll('␣', '\u00a0')
    .split(' ¦ ');
  const [, pattern] = /^\/([^]*)\/$/.exec(from) ?? [];
  const search = pattern ? new RegExp(pattern) : from;
  const [, mark = '', words = ''] = /^ +(~?) ?(.*)/.exec(name) ?? [];
  // Without the facts of business.yaml, other files are not checked.
  const turn = `${file === 'business.yaml' ? file : ''}${count++}${mark}`;
  if (words) slips.push({ file, turn, name: words, from: search, to, field, remedy });
  else [file, count] = [line, 0];
}
