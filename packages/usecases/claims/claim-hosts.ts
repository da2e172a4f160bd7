import type { Dns } from "#core/ports/outside";
import { registrableDomain } from "#core/web/registrable-domain";
import { type DnsHost, dnsHostOf, type SiteHost, siteHostOf } from "#core/web/site-host";
import type { Db } from "#store/db";
import { pictureSourcesOf } from "#store/pictures";

/** Where a proof would be pasted, as far as anybody can tell from outside. */
export interface ClaimHosts {
	siteHost: SiteHost | null;
	dnsHost: DnsHost | null;
}

/** Hints are not worth more waiting. */
const PATIENCE_MS = 1_500;

/** Guesses who makes a listing's website and who keeps its zone. Asks the name system, never the website; never throws. */
export async function claimHosts(
	db: Db,
	dns: Pick<Dns, "addresses" | "nameServers">,
	listing: { id: number; url: string },
): Promise<ClaimHosts> {
	const { hostname: host } = new URL(listing.url);
	const zone = registrableDomain(host);
	const [sources, addresses, nameServers] = await Promise.all([
		pictureSourcesOf(db, { listingId: listing.id }),
		zone === null ? [] : inTime(dns.addresses(host)),
		zone === null ? [] : inTime(dns.nameServers(zone)),
	]);
	const pictures = sources.flatMap(({ origin, address }) => (origin === "website" && address ? [address] : []));
	return { siteHost: siteHostOf({ host, addresses, pictures }), dnsHost: dnsHostOf(nameServers) };
}

/** What a resolver says; nothing when it says nothing, or says it late. */
async function inTime(asked: Promise<string[]>): Promise<string[]> {
	const { promise: late, resolve } = Promise.withResolvers<string[]>();
	const timer = setTimeout(() => resolve([]), PATIENCE_MS);
	try {
		return await Promise.race([asked.catch(() => []), late]);
	} finally {
		clearTimeout(timer);
	}
}
