/** The tool server's own version. Source: docs/api.md#versions. */
export const SERVER_VERSION = "1.0.0";
