import { AppError, type ErrorCode } from "#core/errors";
import { showClaim } from "#operations/claims/claim-view";
import verifyClaim from "#operations/claims/verify-claim";
import { claimOf } from "#store/claims";
import { claimHosts } from "#usecases/claims/claim-hosts";
import { ask, visitor } from "../ask.ts";
import { attempt } from "../attempt.ts";
import { show } from "../layout.tsx";
import { noPage } from "../no-page.ts";
import { Publish } from "../parts/claims/publish.tsx";
import { Settled } from "../parts/claims/settled.tsx";
import { welcomePath } from "../parts/claims/welcome.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.claims;

const PATH = "/account/claims/:id{[0-9]{1,15}}";

/** Refusals that the page itself explains, by the state of the claim. */
const SAID_BY_STATE: ReadonlySet<ErrorCode> = new Set(["claim_expired", "claim_not_pending", "claim_by_email"]);

/** One claim: what to publish and where, a look that says what it saw, and how it ended. */
export default function myClaimPage(site: Site): void {
	site.get(PATH, async (c) => {
		const session = signedIn(c);
		return session instanceof Response ? session : page(c);
	});

	site.post(`${PATH}/check`, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		return attempt(
			c,
			() => look(c),
			(error) => page(c, error),
		);
	});

	site.get(`${PATH}/file`, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { claim } = await mine(c);
		if (claim.method !== "file" || claim.token === null) throw noPage();
		return c.text(`${claim.token}\n`, 200, {
			"Content-Disposition": 'attachment; filename="launchweek-verification.txt"',
		});
	});
}

const idOf = (c: PageContext): number => Number(c.req.param("id"));

/** The claim in the address. @throws AppError `not_found` for somebody else's. */
async function mine(c: PageContext) {
	const { db } = c.var.services;
	const found = await claimOf(db, c.var.session?.user.id ?? 0, idOf(c));
	if (found === null) throw noPage();
	return found;
}

/** Has the proof looked for. @returns where that leads: into the owner's home, or back to see what was seen. */
async function look(c: PageContext): Promise<string> {
	const here = `/account/claims/${idOf(c)}`;
	try {
		const { status } = await ask(c, verifyClaim, { params: { claim_id: idOf(c) } });
		if (status !== "verified") return status === "pending" ? `${here}#look` : here;
		const { listing } = await mine(c);
		return welcomePath(listing.id, "proof");
	} catch (error) {
		if (error instanceof AppError && SAID_BY_STATE.has(error.code)) return here;
		throw error;
	}
}

async function page(c: PageContext, error?: AppError): Promise<Response> {
	const found = await mine(c);
	const { db, ports, now, links, settings } = c.var.services.context(visitor(c));
	const claim = showClaim(found, links, now);
	const isPublished = claim.status === "pending" && claim.method !== "email";
	const [hosts, token] = await Promise.all([
		isPublished ? claimHosts(db, ports.dns, found.listing) : { siteHost: null, dnsHost: null },
		formTokenOf(c),
	]);
	const isLocal = settings.environment === "local";
	return show(
		c,
		{ title: t.title(found.listing.name), width: "narrow", scripts: ["copy.js"] },
		<>
			<Crumbs above={[{ href: "/account/claims", label: t.one.claims }]} />
			<h1>{t.heading(<bdi>{found.listing.name}</bdi>)}</h1>
			<RefusedNotice error={error} />
			{claim.status === "pending" ? (
				<Publish {...{ claim, look: found.claim.lastCheck, listing: found.listing, hosts, token, isLocal }} />
			) : (
				<Settled claim={claim} listing={found.listing} token={token} />
			)}
		</>,
	);
}
