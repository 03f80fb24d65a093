/** Finished masters that other scenes look out on or mirror. */
const load = async (src) => {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
};
/** The panorama, at the 1400 pixels width that the crops of the first scenes were measured in. */
export async function panorama() {
  const image = await load(
      new URL('../../../../../src/assets/pictures/heroes/hill-country.webp', import.meta.url).href,
    ),
    canvas = document.createElement('canvas');
  canvas.width = 1400;
  canvas.height = 630;
  canvas.getContext('2d').drawImage(image, 0, 0, 1400, 630);
  return canvas;
}
