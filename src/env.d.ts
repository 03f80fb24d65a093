declare namespace App {
  interface Locals {
    /** The pictures of the first screen, which the head preloads: attributes of a link, as HTML names them. */
    preloads?: { imagesrcset: string; imagesizes: string; media: string | undefined }[];
  }
}
