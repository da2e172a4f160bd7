import { beforeEach, expect, it } from "vitest";
import { listings } from "#store/schema/index";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { mintCategory } from "#testing/listings";
import { uploadFile } from "#testing/upload";
import { makeWorld, type World } from "#testing/world";

const PATH = "/admin/imports";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	await mintCategory(world.db, "invoicing", { name: "Invoicing" });
	admin = await openAdmin(world);
});

async function handIn(text: string) {
	const form = (await admin.get(PATH)).form(PATH);
	return uploadFile(admin, form, new TextEncoder().encode(text), "tools.csv");
}

async function read(text: string): Promise<string> {
	const answer = await handIn(text);
	expect(answer.status, answer.html).toBe(303);
	return answer.location ?? "";
}

const FILE =
	"Title;Homepage;Kind of thing;Price\nAcme;acme.com;Billing;5 EUR\nBad <b>;nowhere;Billing;1\n=Brio;brio.com;Invoicing;2";

it("goes from a file to listings: columns, words for categories, every row checked, and listed by one press", async () => {
	expect((await admin.get("/admin")).html).toContain(`href="${PATH}"`);
	const path = await read(FILE);
	const columns = (await admin.get(path)).form(`${path}/check`);
	expect([columns.fields.get("name"), columns.fields.get("website")]).toEqual(["0", "1"]);
	expect(columns.fields.get("category")).toBe("");

	await admin.submit(columns, { category: "2", pricing_summary: "3" });
	const underWay = (await admin.get(path)).html;
	expect(underWay).toContain('<meta http-equiv="refresh" content="3"/>');
	expect(underWay).toContain("0 of 3 rows");
	await world.runJobs();
	const words = await admin.get(path);
	expect(words.html).toContain("1 row would be listed");
	expect(words.html).toContain("no category “Billing”");
	await admin.submit(words.form(`${path}/check`), { "choice-0": "invoicing" });
	await world.runJobs();

	const checked = await admin.get(path);
	expect(checked.html).toContain("2 rows would be listed");
	expect(checked.html).toMatch(/Line 3: <bdi>Bad &lt;b><\/bdi>|Line 3: <bdi>Bad &lt;b&gt;<\/bdi>/);
	expect(checked.html).not.toContain("http-equiv");
	await admin.submit(checked.form(`${path}/run`));
	await world.runJobs();
	const done = (await admin.get(path)).html;
	expect(done).toContain("2 products listed");
	const slugs = (await world.db.select().from(listings)).map(({ slug }) => slug);
	expect(slugs).toEqual(["acme", "brio"]);
	expect((await world.api("GET", "/listings/acme")).body).toMatchObject({ pricing: { summary: "5 EUR" } });
	expect((await admin.get("/listings/acme")).html).toContain("acme.com");

	const refused = await admin.get(`${path}/refused.csv`);
	expect(refused.headers.get("Content-Disposition")).toContain("attachment");
	expect(refused.html.split("\r\n")[0]).toBe("Title,Homepage,Kind of thing,Price,reason");
	expect(refused.html).toContain("Bad <b>,nowhere,Billing,1,");
	expect(refused.html).toContain("Website: ");
});

it("says what is wrong with a file, and with a choice of columns, and keeps what was chosen", async () => {
	expect(await handIn("")).toMatchObject({ status: 400, html: expect.stringContaining("The file is empty.") });
	expect(await handIn("name,website")).toMatchObject({ status: 400, html: expect.stringContaining("no rows") });
	const path = await read("a,b\nx,y");
	const form = (await admin.get(path)).form(`${path}/check`);
	const refused = await admin.submit(form, { name: "0", website: "0" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("This column is chosen for something else, too.");
	expect(refused.form(`${path}/check`).fields.get("website")).toBe("0");
});

it("stops a pass, and tells whoever presses what is no longer possible", async () => {
	const path = await read(FILE);
	const form = (await admin.get(path)).form(`${path}/check`);
	await admin.submit(form, {});
	const running = await admin.get(path);
	await admin.submit(running.form(`${path}/stop`));
	expect((await admin.get(path)).html).toContain("Stopped");
	const again = await admin.submit(running.form(`${path}/stop`));
	expect(again).toMatchObject({ status: 400, html: expect.stringContaining("has moved on since you opened it") });
});

it("takes a file of thousands of rows, over what other forms may hold", async () => {
	const rows = Array.from({ length: 3000 }, (_, n) => `Product ${n},p${n}.example.org,${"long words ".repeat(40)}`);
	const path = await read(["name,website,description", ...rows].join("\n"));
	expect((await admin.get(path)).html).toContain("description");
});

it("does not exist for anybody else", async () => {
	const path = await read(FILE);
	const visitor = openBrowser();
	expect((await visitor.get(PATH)).location).toContain("/sign-in");
	await visitor.signIn(world, "ada@example.com");
	for (const address of [PATH, path, `${path}/refused.csv`]) expect((await visitor.get(address)).status).toBe(404);
	const csrf = (await visitor.get("/account/profile")).html.match(/name="csrf" value="([^"]+)"/)?.[1] ?? "";
	for (const what of ["check", "run", "stop"]) {
		expect((await visitor.post(`${path}/${what}`, new URLSearchParams({ csrf }))).status).toBe(404);
	}
});

it("asks for no category of what is no word, so that its columns can still be named", async () => {
	const texts = Array.from({ length: 60 }, (_, at) => `P${at},p${at}.com,${at} ${"ä".repeat(4000)}`);
	const path = await read(["name,website,type", ...texts].join("\n"));
	const columns = (await admin.get(path)).form(`${path}/check`);
	expect((await admin.submit(columns, { category: "", "default-category": "invoicing" })).status).toBe(303);
	await world.runJobs();
	expect((await admin.get(path)).html).toContain("60 rows would be listed");
});
