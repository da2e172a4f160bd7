/** Set by the Worker, which has checked the credentials; a session's object is reachable through it alone. */
export const CALLER_HEADER = "X-Launchweek-Caller";
export const REQUEST_ID_HEADER = "X-Launchweek-Request-Id";
