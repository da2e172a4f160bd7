import { beforeEach, expect, it } from "vitest";
import { lookForBadge } from "#crawl/badge-anchors";
import { incomingPage } from "#testing/crawl";
import { mintResult } from "#testing/launches";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, ORIGIN, type World } from "#testing/world";

interface Answer {
	listing: { slug: string; url: string };
	badges: {
		kind: string;
		title: string;
		week: string | null;
		paid: boolean;
		image: { url: string; shape: string; mode: string; size: string; width: number; height: number };
		embed: { html: string; markdown: string };
		images: { url: string; width: number; height: number }[];
	}[];
}

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

async function badges(slug: string, query = ""): Promise<Answer> {
	const answer = await world.api<Answer>("GET", `/listings/${slug}/badges${query}`);
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	return answer.body;
}
const kinds = async (slug: string) => (await badges(slug)).badges.map((badge) => badge.kind);

it("gives a scheduled listing its first badge before it goes live, and does not find one that is not public", async () => {
	for (const status of ["draft", "awaiting_badge", "scheduled"] as const) {
		await mintListing(world.db, status.replace("_", "-"), { status, verified: true });
	}
	expect(await kinds("scheduled")).toEqual(["listed_on"]);
	for (const slug of ["draft", "awaiting-badge"]) {
		const answer = await world.api("GET", `/listings/${slug}/badges`);
		expect(answer.body, slug).toMatchObject({ status: 404, code: "not_found" });
	}
});

it("gives a live listing what it has earned", async () => {
	const category = await mintCategory(world.db, "crm", { name: "CRM" });
	const acme = await mintListing(world.db, "acme", {
		name: "Acme",
		featured: true,
		verified: true,
		votes: 5,
		categoryIds: [category.id],
	});
	const second = await mintListing(world.db, "second", { votes: 4, categoryIds: [category.id] });
	await mintResult(world.db, { week: "2026-11-09", rank: 1, listingId: acme.id, votes: 3 });
	await mintResult(world.db, { week: "2026-11-09", rank: 2, listingId: second.id, votes: 2 });
	expect(await kinds("acme")).toEqual([
		"listed_on",
		"launched_on",
		"featured",
		"verified",
		"launch_of_the_week_1",
		"top_of_category",
	]);
	expect(await kinds("second")).toEqual(["listed_on", "launched_on", "launch_of_the_week_2"]);
	const paid = (await badges("acme")).badges.filter((badge) => badge.paid);
	expect(paid.map((badge) => [badge.kind, badge.title])).toEqual([
		["featured", "Acme is featured on Launchweek (Paid)"],
	]);
	const won = (await badges("acme")).badges.find((badge) => badge.week !== null);
	expect(won).toMatchObject({
		week: "2026-11-09",
		title: "Acme was the #1 Launch of the Week on Launchweek, week of Nov 9, 2026",
	});
});

it("has an address in every style, and code for the style asked for", async () => {
	await mintListing(world.db, "acme");
	const [badge] = (await badges("acme", "?shape=banner&mode=dark&size=l")).badges;
	expect(badge?.images).toHaveLength(45);
	expect(new Set(badge?.images.map((image) => image.url)).size).toBe(45);
	const url = `${ORIGIN}/badges/acme/listed-on-banner-dark-l.svg`;
	expect(badge?.image).toMatchObject({ shape: "banner", mode: "dark", size: "l", url });
	expect(badge?.embed.html).toBe(
		`<a href="${ORIGIN}/listings/acme"><img src="${url}" alt="acme is listed on Launchweek" width="${badge?.image.width}" height="${badge?.image.height}"></a>`,
	);
	expect((await badges("acme")).badges[0]?.image).toMatchObject({ shape: "standard", mode: "auto", size: "m" });
});

it("gives code that the badge check finds, and escapes the listing's name in it", async () => {
	await mintListing(world.db, "acme", { name: `"><img src=x onerror=alert(1)>` });
	for (const { embed } of (await badges("acme")).badges) {
		expect(embed.html.match(/<img/g)).toHaveLength(1);
		const page = incomingPage(`<footer>${embed.html}</footer>`, "https://acme.example/");
		const target = { slug: "acme", origin: ORIGIN, requiresDofollow: true };
		expect(await lookForBadge(page, target)).toMatchObject({ code: "found" });
	}
});

it.each([
	["shape", "square", "round"],
	["mode", "light", "Dark"],
	["size", "s", "xl"],
])("bounds %s", async (key, good, bad) => {
	await mintListing(world.db, "acme");
	await badges("acme", `?${key}=${good}`);
	const answer = await world.api("GET", `/listings/acme/badges?${key}=${bad}`);
	expect(answer.body).toMatchObject({ status: 400, errors: [{ pointer: `/${key}`, code: "bad_value" }] });
});

it("does not find what is not there, and refuses a malformed slug", async () => {
	expect((await world.api("GET", "/listings/nobody/badges")).body).toMatchObject({ status: 404, code: "not_found" });
	expect((await world.api("GET", "/listings/No/badges")).body).toMatchObject({ status: 400 });
});
