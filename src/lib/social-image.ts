/** Path of the social picture of the page at a path: `/about` has `/social/about.png`, the home page `/social/home.png`. */
export function socialImagePath(path: string): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}
