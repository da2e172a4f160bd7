import { expect, it } from "vitest";
import { localMailer } from "#adapters/mail/local";
import { resendMailer } from "#adapters/mail/resend";
import { errorReason } from "#core/error-words";
import type { Mail } from "#core/ports/outside";
import { keepLocalMail, newestLocalMails } from "#store/local-mails";
import { startSite } from "#testing/servers";
import { makeWorld } from "#testing/world";

const MAIL: Mail = { to: "ada@example.com", subject: "Hello", text: "One\n\nTwo", cause: "outbox:7" };
const FROM = "Launchweek <hello@directory.example>";

it("delivers a cause once into the mailbox on this machine", async () => {
	const { db } = await makeWorld();
	const mailer = localMailer((mail) => keepLocalMail(db, mail));
	await mailer.send(MAIL);
	await mailer.send(MAIL);
	await mailer.send({ ...MAIL, cause: "outbox:8", html: "<p>One</p>" });
	expect(await newestLocalMails(db, 5)).toMatchObject([
		{ cause: "outbox:8", html: "<p>One</p>" },
		{ to: "ada@example.com", subject: "Hello", text: "One\n\nTwo", cause: "outbox:7" },
	]);
});

it("hands a message to Resend, with its cause as idempotency key", async () => {
	const site = await startSite({ "/emails": { status: 200, body: '{"id":"1"}' } });
	await resendMailer({ apiKey: "re_test", from: FROM, baseUrl: site.origin }).send(MAIL);
	const [request] = await site.requests();
	expect(request).toMatchObject({
		method: "POST",
		url: "/emails",
		headers: { authorization: "Bearer re_test", "idempotency-key": "outbox:7", "content-type": "application/json" },
	});
	expect(JSON.parse(request?.body ?? "")).toEqual({
		from: FROM,
		to: ["ada@example.com"],
		subject: "Hello",
		text: "One\n\nTwo",
	});
});

it("throws when Resend did not take it, so that the job is tried again", async () => {
	const site = await startSite({ "/emails": { status: 429, body: "{}" } });
	const mailer = resendMailer({ apiKey: "re_test", from: FROM, baseUrl: site.origin });
	await expect(mailer.send(MAIL)).rejects.toThrow("429");
	await site.stop();
	const unreached = await mailer.send(MAIL).catch(errorReason);
	expect(unreached).toMatch(/^the mail provider could not be reached <- ./);
});

it("lets no text add a header", async () => {
	const { db } = await makeWorld();
	const site = await startSite({ "/emails": { status: 200, body: '{"id":"1"}' } });
	const mailers = [
		localMailer((mail) => keepLocalMail(db, mail)),
		resendMailer({ apiKey: "re_test", from: FROM, baseUrl: site.origin }),
	];
	for (const mailer of mailers) {
		await mailer.send({ ...MAIL, subject: "Evil\r\nBcc: eve@evil.example\u2028X: y\u0000" });
		for (const to of [
			"a@b.example\r\nBcc: eve@evil.example",
			"a@b.example, eve@evil.example",
			"a@b.example\u0000",
			"a",
		]) {
			await expect(mailer.send({ ...MAIL, to, cause: "outbox:9" })).rejects.toThrow("no single address");
		}
	}
	const subject = "Evil Bcc: eve@evil.example X: y";
	expect(await newestLocalMails(db, 5)).toMatchObject([{ subject }]);
	expect((await site.requests()).map(({ body }) => JSON.parse(body))).toMatchObject([{ subject }]);
	const forged = resendMailer({ apiKey: "re_test", from: `${FROM}\r\nBcc: eve@evil.example`, baseUrl: site.origin });
	await expect(forged.send(MAIL)).rejects.toThrow("sender");
});

it("hands on how a mail is ended, as mail programs read it", async () => {
	const { db } = await makeWorld();
	const site = await startSite({ "/emails": { status: 200, body: '{"id":"1"}' } });
	const resend = resendMailer({ apiKey: "re_test", from: FROM, baseUrl: site.origin });
	const local = localMailer((mail) => keepLocalMail(db, mail));
	const unsubscribe = "https://directory.example/unsubscribe?token=abc";
	const headers = {
		"List-Unsubscribe": `<${unsubscribe}>`,
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	};
	for (const mailer of [local, resend]) await mailer.send({ ...MAIL, unsubscribe });
	expect(await newestLocalMails(db, 1)).toMatchObject([{ headers }]);
	expect((await site.requests()).map(({ body }) => JSON.parse(body))).toMatchObject([{ headers }]);
	for (const address of [`${unsubscribe}>\r\nBcc: <eve@evil.example`, `${unsubscribe} x`, "mailto:a@b.example"]) {
		for (const mailer of [local, resend]) {
			await expect(mailer.send({ ...MAIL, unsubscribe: address })).rejects.toThrow("no web address");
		}
	}
});
