declare namespace App {
  interface Locals {
    /** The pictures of the first screen, which the head preloads. */
    preloads?: import('./components/ui/preload-picture').Preload[];
  }
}
