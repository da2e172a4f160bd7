/** The tool server's own version. Source: spec, Versioning. */
export const SERVER_VERSION = "1.0.0";
