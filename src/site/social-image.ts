/** Path of the social picture of the page at a path: `/about` has `/social/about.jpg`, the home page `/social/home.jpg`. */
export function socialImagePath(path: string): string {
  return `/social/${socialImageName(path)}.jpg`;
}

/** File name of a page's social picture without its ending. */
export function socialImageName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}
