import { beforeEach, expect, it } from "vitest";
import { tellFollowers } from "#core/jobs/kinds";
import { insertUpdate } from "#store/listing-updates";
import { mailChoicesOf } from "#store/mail-choices";
import { enqueue } from "#store/outbox";
import { follows, localMails } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { formsOf, type PageForm } from "#testing/forms";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let userId: number;
/** Path of the address in the mail's header. */
let link: string;
beforeEach(async () => {
	world = await makeWorld();
	({ userId } = await world.person("ada@example.com"));
	const { id } = await mintListing(world.db, "acme", { name: "Acme" });
	await world.db.insert(follows).values({ userId, listingId: id, at: 1 });
	await insertUpdate(world.db, { id: 1, listingId: id, title: "New", body: "Body", createdAt: 1 });
	await enqueue(world.db, tellFollowers, { subject: 1, dueAt: 0, now: 0 });
	await world.runJobs();
	const [mail] = await world.db.select().from(localMails);
	const header = mail?.headers?.["List-Unsubscribe"] ?? "";
	const { pathname, search } = new URL(header.slice(1, -1));
	link = pathname + search;
});

const mailed = async () => (await world.db.select().from(follows)).map((row) => row.mailed);
const wantsUpdates = async () => (await mailChoicesOf(world.db, userId)).updates;

it("ends them by what mail programs post, without a cookie, a form of ours or a redirect, again and again", async () => {
	for (let press = 0; press < 3; press++) {
		const program = openBrowser();
		const answer = await program.post(link, "List-Unsubscribe=One-Click", {
			Origin: "https://mail.example",
			"Sec-Fetch-Site": "cross-site",
		});
		expect(answer.status).toBe(200);
		expect(answer.headers.getSetCookie()).toEqual([]);
		expect(answer.html).toContain("No more mails of this kind come to you: updates of <bdi>Acme</bdi>");
	}
	const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
	const multipart = { "Content-Type": "multipart/form-data; boundary=x" };
	expect((await openBrowser().post(link, parts, multipart)).status).toBe(200);
	expect(await mailed()).toEqual([false]);
	expect(await wantsUpdates()).toBe(true);
});

it("changes nothing when the link is only opened, asks by buttons, and undoes what they did", async () => {
	const reader = openBrowser();
	const page = await reader.get(link);
	expect(page.html).toContain("You get: updates of <bdi>Acme</bdi>");
	expect(page.html).toContain('name="robots" content="noindex"');
	expect(page.html).not.toContain("ada@example.com");
	expect(page.headers.get("Cache-Control")).toBe("private, no-store");
	expect(page.headers.get("Referrer-Policy")).toBe("same-origin");
	expect(await mailed()).toEqual([true]);
	const buttons = (html: string) => formsOf(html).filter(({ action }) => action.startsWith("/unsubscribe"));
	const [one, every] = buttons(page.html);
	if (one === undefined || every === undefined) throw new Error("a button is missing");
	// The answer to a button is a page to go back to and to load again.
	const press = async (form: PageForm) => {
		const { status, location } = await reader.submit(form);
		expect(status).toBe(303);
		return reader.get(location ?? "");
	};
	const stopped = await press(one);
	expect(stopped.html).toContain("No more mails of this kind come to you: updates of <bdi>Acme</bdi>");
	expect(await mailed()).toEqual([false]);
	expect((await reader.get(link)).html).toContain("You do not get: updates of <bdi>Acme</bdi>");
	const [undo] = buttons(stopped.html);
	if (undo === undefined) throw new Error("there is no way back");
	expect((await press(undo)).html).toContain("You get these mails again");
	expect(await mailed()).toEqual([true]);
	expect((await reader.get(stopped.url)).html).toContain("You get: updates of <bdi>Acme</bdi>");
	const all = await press(every);
	expect(all.html).toContain("No more mails of this kind come to you: Updates of products you follow");
	expect(await wantsUpdates()).toBe(false);
	const [again] = buttons(all.html);
	if (again === undefined) throw new Error("there is no way back");
	await reader.submit(again);
	expect(await wantsUpdates()).toBe(true);
});

it("works although its person has signed out since, and says what to do when the link is not whole", async () => {
	const ada = openBrowser();
	await ada.signIn(world, "ada@example.com");
	await ada.submit((await ada.get("/account")).form("/sign-out"));
	expect((await openBrowser().post(link, "")).status).toBe(200);
	for (const broken of ["/unsubscribe", `${link.slice(0, -1)}!`]) {
		for (const answer of [await ada.get(broken), await ada.post(broken, "")]) {
			expect(answer.status).toBe(400);
			expect(answer.html).toContain("Sign in to choose which mails you get");
		}
	}
});
