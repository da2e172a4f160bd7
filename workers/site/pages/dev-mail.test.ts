import { expect, it } from "vitest";
import { localMails, mailStops } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { PRODUCTION } from "#testing/production";
import { makeWorld } from "#testing/world";

const HTML = "<!doctype html><p>Hello</p><script>alert(1)</script>";

it("shows both forms, the HTML one in a frame in which nothing runs or loads", async () => {
	const { db } = await makeWorld();
	await db.insert(localMails).values({ to: "a@b.example", subject: "Hello", text: "Text", html: HTML, sentAt: 1 });
	const reader = openBrowser();
	const page = await reader.get("/dev/mail");
	expect(page.html).toMatch(/<iframe sandbox="allow-popups" src="\/dev\/mail\/1\/html"/);
	expect(page.html).not.toContain("alert(1)");
	const frame = await reader.get("/dev/mail/1/html");
	expect(frame.html).toBe(HTML);
	const policy = frame.headers.get("Content-Security-Policy");
	expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox/);
	expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
	expect((await reader.get("/dev/mail/2/html")).status).toBe(404);
});

it("reports what a provider would, by a press", async () => {
	const { db } = await makeWorld();
	await db.insert(localMails).values({ to: "a@b.example", subject: "Hello", text: "Text", sentAt: 1 });
	const reader = openBrowser();
	const page = await reader.get("/dev/mail");
	await reader.submit(page.form("/dev/mail/1/bounced"));
	await reader.submit(page.form("/dev/mail/1/complained"));
	expect((await db.select().from(mailStops)).map(({ reason }) => reason).sort()).toEqual(["bounced", "complained"]);
});

it("exists on one's own machine only", async () => {
	const { db } = await makeWorld();
	await db.insert(localMails).values({ to: "a@b.example", subject: "Hello", text: "Text", html: HTML, sentAt: 1 });
	const deployed = openBrowser({ ...PRODUCTION, PUBLIC_ORIGIN: "https://launchweek.test" });
	for (const path of ["/dev/mail", "/dev/mail/1/html"]) expect((await deployed.get(path)).status).toBe(404);
});
