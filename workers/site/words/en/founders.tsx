/** People behind products. */
export const founders = {};
