import { decidedSettings, type Settings } from "#core/settings";
import { isSellerComplete } from "#core/site-settings/read";
import type { SiteValues } from "#core/site-settings/site-settings";
import type { Providers } from "#workers/settings/providers";
import type { Variables } from "#workers/settings/variables";

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/**
 * What the environment and the site team have set, together.
 * @param origin the site's address: the public one, or on one's own machine the one that is asked.
 */
export function settingsOf(vars: Variables, { payments }: Providers, values: SiteValues, origin: string): Settings {
	const isLocal = vars.ENVIRONMENT === "local";
	const publicHost = vars.PUBLIC_ORIGIN === undefined ? null : new URL(vars.PUBLIC_ORIGIN).hostname;
	return {
		...decidedSettings(values, publicHost ?? new URL(origin).hostname),
		environment: vars.ENVIRONMENT,
		origin,
		hosts: [...(publicHost === null ? [] : [publicHost]), ...(isLocal ? LOCAL_HOSTS : [])],
		allowLoopbackCrawl: isLocal && (vars.ALLOW_LOOPBACK_CRAWL ?? false),
		sellsProducts: payments.kind !== "none" && isSellerComplete(values),
	};
}
