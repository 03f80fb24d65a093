/** SVG icons on a 24 px grid, with strokes of 1.75 px. */
export const icons = {
  sash: '<path d="M4 3h16v18H4zM4 12h16M12 3v18"/>',
  curtain: '<path d="M3 21V6l9-3v18M12 8h9v13M3 11h9M3 16h9M16.5 8v13M12 14h9"/>',
  quarter: '<path d="M2 17h20l-6.5-10H7zM12.5 7v10"/>',
  phone:
    '<path d="M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z"/>',
  arrow: '<path d="M4 12h15M13 6l6 6-6 6"/>',
  back: '<path d="M20 12H5M11 6l-6 6 6 6"/>',
  external: '<path d="M6 18 18 6M9 6h9v9"/>',
  close: '<path d="m5 5 14 14M19 5 5 19"/>',
  sun: '<path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5"/>',
  heat: '<path d="M3 4v16M7 8c2-2 3 2 5 0s3 2 5 0M7 13c2-2 3 2 5 0s3 2 5 0M7 18c2-2 3 2 5 0s3 2 5 0"/>',
  uv: '<path d="M3 5l8 7-8 7M15 3v18M20 3v18"/>',
  eye: '<path d="M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"/>',
  seal: '<path d="M12 2 4 5v7c0 5 3.5 8 8 10 4.5-2 8-5 8-10V5zM8.5 12l2.5 2.5 4.5-5"/>',
  clock: '<path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2"/>',
  roll: '<path d="M4 5h12a3 3 0 0 1 3 3 3 3 0 0 1-3 3H4a3 3 0 0 1-3-3 3 3 0 0 1 3-3zM7 11v9h12V8M11 20v-3M15 20v-3"/>',
  dollar:
    '<path d="M12 2v20M17 6.5C16 5 14 4.5 12 4.5c-3 0-5 1.3-5 3.5 0 5 10 2.5 10 7.5 0 2.4-2 4-5 4-2.5 0-4.5-1-5.5-2.7"/>',
  ride: '<path d="M3 16v-3l2-6h14l2 6v3M3 16h18v3h-3v-3M3 16v3h3v-3M5 12h14"/>',
  warn: '<path d="M12 3 2 20h20zM12 10v4M12 17v.5"/>',
  check: '<path d="m4 12 5 6L20 6"/>',
  gift: '<path d="M3 9h18v12H3zM12 9v12M12 9c-5 0-6-5-3-6s3 6 3 6 0-7 3-6 2 6-3 6"/>',
  pin: '<path d="M12 22s7-7 7-12a7 7 0 1 0-14 0c0 5 7 12 7 12zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"/>',
  mail: '<path d="M3 5h18v14H3zM3 7l9 6 9-6"/>',
  star: '<path d="m12 3 2.7 6 6.5.7-4.8 4.4 1.3 6.5L12 17.3 6.3 20.6l1.3-6.5L2.8 9.7 9.3 9z"/>',
  battery: '<path d="M2 8h17v8H2zM22 11v2M6 11v2M10 11v2M14 11v2"/>',
  lock: '<path d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v2"/>',
} as const;

export type IconName = keyof typeof icons;
