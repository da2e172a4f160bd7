import { expect, it } from "vitest";
import { runBatch } from "#store/db";
import { searchListings } from "#store/search/search-listings";
import { countCommon, countThrees, countVocabulary } from "#store/search/vocabulary";
import { mintListing } from "#testing/listings";
import { makeWorld } from "#testing/world";

/** How well searches find what is meant, on products and queries of our own. The floor: `npm run bench:search` measures more. */

const PRODUCTS: Record<string, [name: string, tagline: string, description?: string]> = {
	quillbook: ["Quillbook", "Accounts and invoices for plumbers", "Sends reminders when a bill is late."],
	chimeroom: ["Chime Room", "Group conversations for remote teams", "Channels, threads and calls."],
	snugcal: ["SnugCal", "Appointment scheduling for salons", "Customers pick a time and pay a deposit."],
	pinewiki: ["Pine Wiki", "A knowledge base that stays tidy"],
	fernpost: ["Fernpost", "Newsletters people want to read", "Campaigns, lists and statistics."],
	"mossy-desk": ["Mossy Desk", "Help desk with a shared inbox", "Tickets from email and chat."],
	laptrack: ["Laptrack", "Time tracking for agencies", "Hours by project, with timesheets."],
	gourdshop: ["Gourdshop", "Online shop for growers", "Stock, shipping and checkout."],
	stillphoto: ["Stillphoto", "Photo galleries for weddings", "Albums with passwords."],
	dockyard: ["Dockyard", "Deploys containers from a repository"],
	pulsebeat: ["Pulsebeat", "Uptime monitoring with status pages", "Alerts when a server is down."],
	brambleboard: ["Brambleboard", "Kanban boards for gardeners", "Tasks, cards and due dates."],
	surveywren: ["Surveywren", "Questionnaires in ten languages"],
	vaultmole: ["Vaultmole", "Password manager for families"],
	mapleroute: ["Mapleroute", "Delivery routes for bakeries"],
	noteloft: ["Noteloft", "Notebooks with drawings"],
};
/** What is asked, and what must be among the first three. */
const QUERIES: readonly (readonly [q: string, slug: string])[] = [
	["Quillbook", "quillbook"],
	["chimeroom", "chimeroom"],
	["mossy desk", "mossy-desk"],
	["quilbook", "quillbook"],
	["stilphoto", "stillphoto"],
	["bramble board", "brambleboard"],
	["vaultmloe", "vaultmole"],
	["invoicing", "quillbook"],
	["schedule an appointment", "snugcal"],
	["photo gallery", "stillphoto"],
	["container deployment", "dockyard"],
	["kanb", "brambleboard"],
	["how can I send a newsletter to my customers", "fernpost"],
	["a tool to let customers book appointments online", "snugcal"],
	["know when my server is down", "pulsebeat"],
	["track hours of my agency", "laptrack"],
	["something to plan delivery for a bakery", "mapleroute"],
	["remember passwords of the family", "vaultmole"],
	["bookkeeping", "quillbook"],
	["customer support", "mossy-desk"],
	["e-commerce", "gourdshop"],
	["survey", "surveywren"],
	["team chat", "chimeroom"],
	["note-taking", "noteloft"],
];

it("finds nearly all that is meant among the first three, and never nothing", async () => {
	const { db } = await makeWorld();
	for (const [slug, [name, tagline, description]] of Object.entries(PRODUCTS)) {
		await mintListing(db, slug, { name, tagline, profile: { description: description ?? null } });
	}
	for (const count of [countVocabulary, countThrees, countCommon])
		await runBatch(db, (await count(db, "", 2000)).statements);
	const missed: string[] = [];
	for (const [words, slug] of QUERIES) {
		const { cards } = await searchListings(db, { words, status: "live", sort: "relevance", limit: 10, offset: 0 });
		expect(cards, words).not.toEqual([]);
		if (!cards.slice(0, 3).some((card) => card.slug === slug)) missed.push(`${words}: ${cards[0]?.slug}`);
	}
	expect(missed.length, missed.join("; ")).toBeLessThanOrEqual(1);
});
