/** What links are passed on with: 1.91 to 1, as Facebook, LinkedIn and X show them. Source: developers.facebook.com/docs/sharing. */
export const IMAGE_WIDTH = 1200;
export const IMAGE_HEIGHT = 630;
