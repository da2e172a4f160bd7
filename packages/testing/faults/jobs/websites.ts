import {
	checkBadge,
	copyDraftPictures,
	copyListingPictures,
	crawlSite,
	draftProfile,
	forgetPictures,
	mailEditCopy,
	rateDomains,
	readCompetitor,
	recheckClaims,
	rereadSite,
	sweepBadges,
	sweepRereads,
} from "#core/jobs/kinds";
import { DAY_MS } from "#core/launches/week";

import { REREAD_AFTER_MS } from "#store/listing-rereads";
import { badgeChecks, claims } from "#store/schema/index";
import { site } from "#testing/crawl";
import { mintDraft } from "#testing/drafts";
import { work } from "#testing/faults/run";
import type { FaultSubject } from "#testing/faults/walk";
import { mintListing } from "#testing/listings";
import { drawing } from "#testing/picture-files";
import { mintPicture } from "#testing/pictures";
import { PRODUCT_SITE } from "#testing/product-site";
import { startResolver } from "#testing/servers";
import { changeSettings, setSettings } from "#testing/settings";
import { NOW, ORIGIN, type World } from "#testing/world";

const all = { subject: "all" as const };
const after = (ms: number) => new Date(NOW.getTime() + ms);
const BADGE = `<a href="${ORIGIN}/listings/inkfern"><img src="${ORIGIN}/badges/inkfern/listed-on-standard-auto-m.svg" alt="badge"></a>`;

/** A website of somebody's is handed in, with pictures. */
async function handedIn({ api, person }: World): Promise<void> {
	const head = `<title>Acme</title><link rel="apple-touch-icon" href="/touch.svg">`;
	const home = { body: `<!doctype html><html><head>${head}</head><body><h1>Acme</h1></body></html>` };
	const { origin } = await site({ ...PRODUCT_SITE, "/": home, "/touch.svg": { body: drawing() } });
	await api("POST", "/drafts", { as: await person(), body: { url: origin } });
}

async function waiting({ db, person }: World): Promise<number> {
	const home = { headers: { "content-type": "text/html" }, body: `<html><body><h1>Inkfern</h1>${BADGE}</body></html>` };
	const { origin, port } = await site({ "/": home });
	const of = { ownerId: (await person()).userId, url: `${origin}/`, domain: `127.0.0.1:${port}` };
	const queued = {
		status: "awaiting_badge" as const,
		plan: "free" as const,
		launchWeek: "2027-01-04",
		launchPosition: 1,
	};
	const { id } = await mintListing(db, "inkfern", { ...of, ...queued });
	await db.run(`INSERT INTO week_slots (week, free_taken) VALUES ('2027-01-04', 1)`);
	await db.insert(badgeChecks).values({ listingId: id, nextCheckAt: NOW.getTime() });
	return id;
}

/** What reads websites, and what follows from it. */
export const WEBSITES: readonly FaultSubject[] = [
	...[crawlSite, draftProfile, copyDraftPictures].map((kind) =>
		work({
			kind,
			at: null,
			async make(world) {
				await handedIn(world);
				return undefined;
			},
		}),
	),
	work({
		kind: copyListingPictures,
		async make({ db }) {
			const { id } = await mintListing(db, "acme");
			const { origin } = await site({ "/logo.svg": { body: drawing() } });
			return { subject: id, payload: { logo: [`${origin}/logo.svg`], cover: [] } };
		},
	}),
	work({
		kind: forgetPictures,
		at: after(DAY_MS + 1),
		async make({ db }) {
			await mintPicture(db, null);
			return all;
		},
	}),
	work({
		kind: readCompetitor,
		at: null,
		async make({ api, db, person }) {
			const rival = await site(PRODUCT_SITE);
			const ada = await person();
			const { id } = await mintDraft(db, ada);
			await api("PATCH", `/drafts/${id}`, { as: ada, body: { competitor_url: rival.origin } });
			return undefined;
		},
	}),
	work({ kind: checkBadge, make: async (world) => ({ subject: await waiting(world) }) }),
	work({
		kind: sweepBadges,
		async make(world) {
			await waiting(world);
			return all;
		},
	}),
	work({
		kind: rereadSite,
		at: after(REREAD_AFTER_MS),
		async make({ db, person }) {
			const { origin } = await site(PRODUCT_SITE);
			const said = [{ quote: "Shared notes for big teams", url: `${origin}/` }];
			const of = { ownerId: (await person()).userId, url: `${origin}/`, tagline: "Shared notes for big teams" };
			const { id } = await mintListing(db, "inkfern", { ...of, profile: { evidence: { tagline: said } } });
			return { subject: id };
		},
	}),
	work({
		kind: sweepRereads,
		at: after(REREAD_AFTER_MS),
		async make({ db }) {
			await mintListing(db, "acme");
			return all;
		},
	}),
	work({
		kind: mailEditCopy,
		at: null,
		async make({ api, db, person }) {
			const ada = await person();
			const { id } = await mintListing(db, "inkfern", { ownerId: ada.userId, tagline: "First" });
			await api("PATCH", `/me/listings/${id}`, { as: ada, body: { fields: { tagline: "Second" } } });
			return undefined;
		},
	}),
	work({
		kind: recheckClaims,
		at: after(DAY_MS),
		async make({ db, person }) {
			const resolver = await startResolver({ "_launchweek-challenge.acme.com TXT": { data: ["another"] } });
			changeSettings({ DOH_RESOLVERS: `${resolver},${resolver}` });
			const { userId } = await person();
			const of = { url: "https://acme.com/", domain: "acme.com", ownerId: userId, verified: true };
			const { id: listingId } = await mintListing(db, "acme", of);
			const at = NOW.getTime();
			const proven = { status: "verified" as const, verifiedAt: at, nextCheckAt: at + DAY_MS };
			const claim = { id: 1, userId, listingId, method: "dns" as const, token: "lwv-right", tokenHash: "hash" };
			await db.insert(claims).values({ ...claim, ...proven, createdAt: at, expiresAt: at });
			return all;
		},
	}),
	work({
		kind: rateDomains,
		async make({ db }) {
			const rank = { status_code: 200, page_rank_decimal: 4.2, domain: "acme.example" };
			const body = JSON.stringify({ response: [rank] });
			const provider = await site({ "*": { headers: { "content-type": "application/json" }, body } });
			changeSettings({ OPEN_PAGE_RANK_KEY: "key", OPEN_PAGE_RANK_URL: provider.origin });
			await setSettings({ rating_provider: "Open PageRank" });
			await mintListing(db, "acme");
			return all;
		},
	}),
];
