import { beforeEach, describe, expect, it } from "vitest";
import { type Browser, openBrowser } from "#testing/browser";
import { mintDraft } from "#testing/drafts";
import { mintCategory } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let ada: Browser;
let path: string;
beforeEach(async () => {
	world = await makeWorld();
	ada = openBrowser();
	for (const name of ["Notes", "Wikis"]) await mintCategory(world.db, name.toLowerCase(), { name });
	await ada.signIn(world, "ada@example.com");
	const user = await world.db.query.users.findFirst();
	const row = await mintDraft(world.db, { userId: user?.id ?? 0, email: "ada@example.com", key: "" });
	path = `/account/drafts/${row.id}`;
});

const profile = async () => (await world.db.query.drafts.findFirst())?.profile;

/** A window: what its page showed of a row when it was opened. */
async function open(row: string): Promise<URLSearchParams> {
	const { html } = await ada.get(path);
	const shown = html.slice(html.indexOf(`id="field-${row}"`));
	const hidden = [...shown.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].slice(0, 3);
	return new URLSearchParams(hidden.map(([, name = "", value = ""]) => [name, value]));
}

async function send(window: URLSearchParams, typed: Record<string, string>, way = "save", headers = {}) {
	const fields = new URLSearchParams(window);
	for (const [name, value] of Object.entries(typed)) fields.set(name, value);
	return ada.post(`${path}/${way}`, fields, headers);
}

const save = async (row: string, typed: Record<string, string>) => send(await open(row), typed);

describe("a form", () => {
	it("changes its row, and comes back to it", async () => {
		const answer = await save("tagline", { value: "Notes that stay" });
		expect(answer).toMatchObject({ status: 303, location: `${path}#field-tagline` });
		expect((await profile())?.fields).toMatchObject({
			tagline: { value: "Notes that stay", state: "edited" },
			name: { state: "ai" },
		});
	});

	it("offers the directory's categories by where they stand, for the main one and for others", async () => {
		const { id: parentId } = await mintCategory(world.db, "work", { name: "Work" });
		await mintCategory(world.db, "scheduling", { name: "Scheduling", parentId });
		await save("categories", { primary: "Notes", "others.0": "Scheduling", "others.1": "Own words" });
		const { html } = await ada.get(`${path}?open=categories`);
		const [, first = "", second = ""] = html.split('name="others.');
		expect(html).toContain('<option value="Scheduling">Work › Scheduling</option>');
		expect(first).toMatch(/<option value="Scheduling" selected[^>]*>Work › Scheduling/);
		// What stands there and is no category stays until something else is chosen.
		expect(second).toMatch(/<option value="Own words" selected/);
	});

	it("holds every part of the profile", async () => {
		await save("features", { value: "Search\r\nNotebooks\r\n\r\n" });
		await save("categories", { primary: "Wikis", "others.0": "", "others.1": "Notes", "others.2": "Wikis" });
		await save("country", { value: "sweden" });
		await save("stage", { value: "growing" });
		await save("faqs", { "question.0": "Is it free?", "answer.0": "For five people." });
		await save("founders", { "name.0": "Ada Byron", "title.0": "Founder", "bio.0": "" });
		await save("milestones", { "date.0": "2024-05-01", "title.0": "First user", "description.0": "", "url.0": "" });
		await save("company_socials", { linkedin: "https://www.linkedin.com/company/inkfern" });
		await save("story-problem", { value: "Notes get lost." });
		await save("seo-meta", { value: "Notes for teams." });
		expect(await profile()).toMatchObject({
			fields: {
				features: { value: ["Search", "Notebooks"] },
				categories: { value: ["Wikis", "Notes"] },
				country: { value: "SE" },
				stage: { value: "growing" },
			},
			faqs: { items: [{ question: "Is it free?", answer: "For five people." }] },
			founders: { items: [{ name: "Ada Byron", title: "Founder", bio: null }] },
			milestones: { items: [{ date: "2024-05-01", title: "First user", url: null }] },
			company_socials: { items: { linkedin: { url: "https://www.linkedin.com/company/inkfern" } } },
			story: { sections: { problem: { text: "Notes get lost." } } },
			seo: { meta: "Notes for teams." },
		});
		await save("faqs", { "question.0": "", "answer.0": "" });
		await save("features", { value: " " });
		expect(await profile()).toMatchObject({ faqs: { items: [] }, fields: { features: { value: null } } });
	});

	it("says at the control what is wrong, in words of people, and keeps what was typed", async () => {
		const long = "x".repeat(501);
		const page = await save("tagline", { value: long });
		expect(page.status).toBe(400);
		expect(page.html).toContain("At most 500 characters; this has 501.");
		expect(page.html).toContain(`value="${long}"`);
		expect(page.html).toContain('aria-invalid="true"');
		const many = await save("tags", { value: Array.from({ length: 21 }, (_, index) => `tag ${index}`).join("\n") });
		expect(many.html).toContain("At most 20 entries; these are 21.");
		const lines = await save("features", { value: `Search\n\n${"y".repeat(501)}` });
		expect(lines.html).toContain(`“${"y".repeat(29)}…”: At most 200 characters; this has 501.`);
		const asked = Array.from({ length: 51 }, (_, index) => [`question.${index}`, "Is it free?"]);
		const questions = await save("faqs", Object.fromEntries(asked));
		expect(questions.html).toContain("entries; these are 51.");
		const faqs = await save("faqs", { "question.0": "", "answer.0": "", "question.1": "", "answer.1": "Yes." });
		expect(faqs.html).toContain('id="faqs-question.1-problem"');
		expect(faqs.html).toContain("This cannot be left empty.");
		const email = await save("contact_email", { value: "nobody" });
		expect(email.html).toContain("such as hello@example.com");
		const rival = await save("competitor", { value: "http://10.0.0.1/" });
		expect(rival.html).toContain("no address that everybody can open");
		expect((await profile())?.fields.tagline.state).toBe("ai");
	});

	it("has a competitor read, and says that it is", async () => {
		await save("competitor", { value: "rival.com" });
		expect((await profile())?.competitor).toMatchObject({ status: "reading", url: "https://rival.com/" });
		const { html } = await ada.get(path);
		expect(html).toContain("We are reading its website");
		expect(html).toContain("data-poll");
		await save("competitor", { value: "" });
		expect((await profile())?.competitor).toBeNull();
	});

	it("names no row that there is not", async () => {
		expect((await send(await open("tagline"), { row: "votes" })).status).toBe(404);
		expect((await send(await open("tagline"), { press: "buy" }, "press")).status).toBe(404);
	});
});

describe("two windows", () => {
	it("lose nothing: the second is told, sees both wordings, and decides", async () => {
		const [first, second] = [await open("tagline"), await open("tagline")];
		await send(first, { value: "From the first" });
		const told = await send(second, { value: "From the second" });
		expect(told.status).toBe(409);
		expect(told.html).toContain("This was changed in another window");
		expect(told.html).toContain("From the first");
		expect(told.html).toContain('value="From the second"');
		expect((await profile())?.fields.tagline.value).toBe("From the first");
		await save("tagline", { value: "From the second" });
		expect((await profile())?.fields.tagline.value).toBe("From the second");
	});

	it("do not meet where they edit different fields, and agree where both say the same", async () => {
		const [first, second, third] = [await open("tagline"), await open("city"), await open("tagline")];
		expect((await send(first, { value: "Notes" })).status).toBe(303);
		expect((await send(second, { value: "Malmö" })).status).toBe(303);
		expect((await send(third, { value: "Notes" })).status).toBe(303);
	});

	it("send at the same moment: one stands, the other is told", async () => {
		const windows = await Promise.all(["One", "Two", "Three"].map(async () => open("tagline")));
		const answers = await Promise.all(windows.map((window, index) => send(window, { value: `Wording ${index}` })));
		expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
	});

	it("press nothing away: a button pressed over other words is not done", async () => {
		const [typing, pressing] = [await open("tagline"), await open("tagline")];
		await send(typing, { value: "Typed meanwhile" });
		const told = await send(pressing, { press: "restore" }, "press");
		expect(told.status).toBe(409);
		expect(told.html).toContain("Look at it as it is now");
		expect((await profile())?.fields.tagline.value).toBe("Typed meanwhile");
	});
});

describe("buttons", () => {
	const press = async (name: string) => send(await open("tagline"), { press: name }, "press");

	it("lock, unlock as it stands, restore and draft anew", async () => {
		await save("tagline", { value: "Mine" });
		await press("lock");
		expect((await profile())?.fields.tagline).toMatchObject({ value: "Mine", state: "override" });
		await press("unlock");
		expect((await profile())?.fields.tagline).toMatchObject({ value: "Mine", state: "edited" });
		await press("restore");
		const drafted = { value: "Shared notes for small teams", state: "ai" };
		expect((await profile())?.fields.tagline).toMatchObject(drafted);
		await press("lock");
		await press("unlock");
		expect((await profile())?.fields.tagline).toMatchObject(drafted);
		expect((await press("redraft")).status).toBe(303);
	});

	it("say in words of people why a field cannot be drafted anew", async () => {
		await world.db.run("DELETE FROM draft_pages");
		const page = await press("redraft");
		expect(page.status).toBe(400);
		expect(page.html).toContain("no longer kept");
		expect(page.html).not.toContain("submit_listing");
	});
});

it("sends a script the parts in place of a page, with what came of it as the status", async () => {
	const headers = { "X-Requested-With": "desk" };
	const [first, second] = [await open("tagline"), await open("tagline")];
	const saved = await send(first, { value: "Notes" }, "save", headers);
	expect(saved.status).toBe(200);
	expect(saved.html).not.toContain("<html");
	expect(saved.html).toContain('id="field-tagline"');
	expect((await send(second, { value: "Others" }, "save", headers)).status).toBe(409);
	expect((await send(await open("tagline"), { value: "x".repeat(501) }, "save", headers)).status).toBe(400);
});

it("takes each of two wordings that a script sends in turns, and sends parts that differ only where the draft does", async () => {
	const headers = { "X-Requested-With": "desk" };
	const parts = async () => (await ada.get(`${path}/live?seen=`, headers)).html;
	expect(await parts()).toBe(await parts());
	const hidden = [...(await parts()).matchAll(/name="(csrf|was)" value="([^"]*)"/g)];
	const token = hidden[0]?.[2] ?? "";
	for (const value of ["A", "B", "A", "B"]) {
		const window = await open("tagline");
		window.set("csrf", token);
		expect((await send(window, { value }, "save", headers)).status).toBe(200);
		expect((await profile())?.fields).toMatchObject({ tagline: { value } });
	}
});
