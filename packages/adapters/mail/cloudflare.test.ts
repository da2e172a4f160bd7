import { expect, it } from "vitest";
import { cloudflareMailer, type EmailBinding } from "#adapters/mail/cloudflare";

const MAIL = { to: "ada@example.com", subject: "Hello\r\nBcc: eve@evil.example", text: "One", cause: "sign-in:1" };
type Message = Parameters<EmailBinding["send"]>[0];

function binding() {
	const sent: Message[] = [];
	return { sent, send: async (message: Message) => sent.push(message) };
}

it("hands over both forms, the sender in its parts, and the headers that end mails", async () => {
	const email = binding();
	const stop = "https://directory.example/unsubscribe?token=t";
	await cloudflareMailer(email, "Launchweek <hello@directory.example>").send({
		...MAIL,
		html: "<p>One</p>",
		unsubscribe: stop,
	});
	await cloudflareMailer(email, "hello@directory.example").send(MAIL);
	const common = { to: "ada@example.com", subject: "Hello Bcc: eve@evil.example", text: "One" };
	expect(email.sent).toEqual([
		{
			...common,
			from: { email: "hello@directory.example", name: "Launchweek" },
			html: "<p>One</p>",
			headers: { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
		},
		{ ...common, from: "hello@directory.example" },
	]);
});

it("fails where the binding does, and for more than one recipient", async () => {
	const failing = { send: () => Promise.reject(new Error("destination address is not verified")) };
	await expect(cloudflareMailer(failing, "a@b.example").send(MAIL)).rejects.toThrow("not verified");
	const two = { ...MAIL, to: "ada@example.com, eve@example.com" };
	await expect(cloudflareMailer(binding(), "a@b.example").send(two)).rejects.toThrow("no single address");
});
