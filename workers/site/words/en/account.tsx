/** What people see of themselves: profile, keys, apps, products. */
export const account = {};
