import { beforeEach, expect, it } from "vitest";
import { synonymsByStems } from "#store/search/synonyms";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { uploadFile } from "#testing/upload";
import { makeWorld, type World } from "#testing/world";

const PATH = "/admin/search/synonyms";
let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
});

const others = async (stems: string) => (await synonymsByStems(world.db, [stems])).get(stems)?.others ?? null;
const send = async (text: string) => admin.submit((await admin.get(`${PATH}/import`)).form(`${PATH}/import`), { text });

it("takes a file, and takes it back as one", async () => {
	const sent = await send('phrase,others\nskipperly,"boats, sails"\nwindlender,kites\n');
	expect(sent).toMatchObject({ status: 303, location: `${PATH}?done=1` });
	expect([await others("skipperli"), await others("windlend")]).toEqual([["boats", "sails"], ["kites"]]);
	const list = await admin.get(`${PATH}?done=1`);
	await admin.submit(list.form(/\/admin\/log\/\d+\/undo/.exec(list.html)?.[0] ?? ""));
	expect([await others("skipperli"), await others("windlend")]).toEqual([null, null]);
	const again = await admin.get(`${PATH}?done=1`);
	await admin.submit(again.form(/\/admin\/log\/\d+\/undo/.exec(again.html)?.[0] ?? ""));
	expect(await others("skipperli")).toEqual(["boats", "sails"]);
});

it("says that a file has nothing new, and offers no undo of what was done before", async () => {
	await send("phrase,others\nskipperly,boats\n");
	const sent = await send("phrase,others\nskipperly,boat\n");
	expect(sent.status).toBe(303);
	const { html } = await admin.get(sent.location ?? "");
	expect(html).toContain("Nothing was different from what there is.");
	expect(html).not.toMatch(/\/admin\/log\/\d+\/undo/);
});

it("takes nothing of a file with wrong rows, names them by line, and keeps what was typed", async () => {
	const sent = await send("phrase,others\nskipperly,boats\n?!,<b>\n");
	expect(sent.status).toBe(400);
	expect(sent.html).toContain("Nothing was imported: 1 row is to be mended.");
	expect(sent.html).toMatch(/<td>3<\/td><td>phrase: /);
	expect(sent.form(`${PATH}/import`).fields.get("text")).toContain("skipperly,boats");
	expect(await others("skipperli")).toBeNull();
});

it("takes a file in a spreadsheet's own letters", async () => {
	const form = (await admin.get(`${PATH}/import`)).form(`${PATH}/import`);
	const latin1 = Uint8Array.from([..."phrase;others\ncaf\u00e9bar;bistro\n"].map((letter) => letter.charCodeAt(0)));
	const sent = await uploadFile(admin, form, latin1, "names.csv");
	expect(sent.status).toBe(303);
	expect(await others("cafebar")).toEqual(["bistro"]);
});

it("gives all rows as a file that it takes back, and nobody else any of it", async () => {
	const file = await admin.get(`${PATH}.csv`);
	expect(file.headers.get("Content-Type")).toContain("text/csv");
	expect(file.html.split("\r\n").length).toBeGreaterThan(400);
	expect(file.html).toContain('crm,"customer relationship management');
	const some = file.html.split("\r\n").slice(0, 300).join("\r\n");
	expect((await send(some)).status).toBe(303);
	for (const path of [`${PATH}.csv`, `${PATH}/import`]) expect((await openBrowser().get(path)).status).not.toBe(200);
});
