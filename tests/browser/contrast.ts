const toLight = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminanceOf = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) =>
  0.2126 * toLight(red) + 0.7152 * toLight(green) + 0.0722 * toLight(blue);

/** WCAG contrast of two colors of three bytes each, 1 to 21. */
export function contrastOf(
  ...colors: [ArrayLike<number> & Iterable<number>, ArrayLike<number> & Iterable<number>]
): number {
  const [dark = 0, light = 0] = colors.map(luminanceOf).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
