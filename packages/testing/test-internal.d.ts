/** The plugin's own helpers, which it does not declare. */
declare module "cloudflare:test-internal" {
	/** Waits for everything handed to `waitUntil` since the last time, 30 seconds at most. @throws what was thrown there. */
	export function waitForGlobalWaitUntil(): Promise<void>;
}
