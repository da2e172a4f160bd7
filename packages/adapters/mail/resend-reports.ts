import * as z from "zod";
import type { MailReport } from "#core/mails/report";
import { once } from "#core/once";
import { MailMessageRefused, type MailReports } from "#core/ports/outside";
import { readBase64 } from "#core/web/base64url";
import { isEmailAddress } from "#core/web/email";

/** Older or younger messages are repeated, or made up. Source: Standard Webhooks, "Verifying webhook authenticity". */
const TOLERANCE_MS = 5 * 60_000;
const DETAIL_MAX = 300;

const message = once(() =>
	z.object({
		type: z.string(),
		data: z.object({
			to: z.array(z.string()).default([]),
			bounce: z.object({ type: z.string().optional(), message: z.string().optional() }).optional(),
		}),
	}),
);

/**
 * Reads what Resend posts about mails that it was given, signed by Svix as the Standard Webhooks say.
 * @param secret as Resend shows it beside the webhook: `whsec_` and base64.
 * Source: https://resend.com/docs/webhooks/event-types, https://docs.svix.com/receiving/verifying-payloads/how-manual
 */
export function resendReports(secret: string): MailReports {
	return {
		provider: "resend",
		async verify({ body, headers, now }) {
			const id = headers.get("svix-id") ?? "";
			const seconds = headers.get("svix-timestamp") ?? "";
			if (!/^\d{1,12}$/.test(seconds) || Math.abs(Number(seconds) * 1000 - now.getTime()) > TOLERANCE_MS) {
				throw new MailMessageRefused("its time is missing or not of now");
			}
			const key = await keyOf(secret);
			const signed = new Uint8Array(new TextEncoder().encode(`${id}.${seconds}.${body}`));
			const given = (headers.get("svix-signature") ?? "").split(" ").slice(0, SIGNATURES_MAX);
			const checks = await Promise.all(given.map((signature) => isSignature(key, signature, signed)));
			if (!checks.includes(true)) throw new MailMessageRefused("its signature is missing or wrong");
			return reportsOf(body);
		},
	};
}

/** While a secret is being replaced, messages are signed with both. */
const SIGNATURES_MAX = 5;

function keyOf(secret: string): Promise<CryptoKey> {
	const bytes = readBase64(secret.replace(/^whsec_/, ""));
	if (bytes === null || bytes.length === 0) throw new Error("the secret of the mail provider's webhook is no base64");
	return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

/** @param signature one of the header: version and base64. */
async function isSignature(key: CryptoKey, signature: string, signed: Uint8Array<ArrayBuffer>): Promise<boolean> {
	const mac = signature.startsWith("v1,") ? readBase64(signature.slice(3)) : null;
	return mac !== null && crypto.subtle.verify("HMAC", key, mac, signed);
}

/** Only what will not pass counts: a mailbox that is full today is not gone. */
function reportsOf(body: string): MailReport[] {
	const parsed = message().safeParse(jsonOf(body));
	if (!parsed.success) return [];
	const { type, data } = parsed.data;
	const isBounce = type === "email.bounced" && data.bounce?.type === "Permanent";
	if (!isBounce && type !== "email.complained") return [];
	const reason = isBounce ? "bounced" : "complained";
	const detail = isBounce ? (data.bounce?.message?.slice(0, DETAIL_MAX) ?? null) : null;
	return data.to.filter((to) => isEmailAddress(to)).map((address) => ({ address, reason, detail }));
}

function jsonOf(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return null;
	}
}
