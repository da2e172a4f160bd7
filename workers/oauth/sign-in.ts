import type { Context } from "hono";
import * as z from "zod";
import { sha256Hex } from "#core/api-key";
import { callerKey } from "#core/caller";
import { AppError } from "#core/errors";
import { type Intent, intentText, parseIntent } from "#core/intent";
import { rateState } from "#core/rate-limit";
import type { MailPayload } from "#jobs/send-mail";
import { type Db, guardOf, runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { insertSignInLink, LINK_USED, openSignInLink, type SignInLinkRow, useSignInLink } from "#store/sign-in-links";
import { findOrCreateUser } from "#store/users";
import { emailText } from "#usecases/fields";
import { countTo, MAIL_LIMIT_REACHED } from "#usecases/mail-limit";
import type { Services } from "#workers/compose";
import { randomToken } from "#workers/oauth/cookies";
import { localPath } from "#workers/oauth/return-to";
import { openSession } from "#workers/oauth/session";
import { networkOf } from "#workers/rest/credentials";

/** Source: decisions, Credentials. */
const LINK_SECONDS = 15 * 60;
/** Links asked for in a window, for one address and from one network. */
const LIMIT_WINDOW_SECONDS = 15 * 60;
const PER_ADDRESS = 5;
const PER_NETWORK = 30;

const Address = z.string().trim().toLowerCase().pipe(emailText);

/** The address in its one spelling, or null when it is none. */
export function addressOf(text: unknown): string | null {
	return Address.safeParse(text).data ?? null;
}

/**
 * Mails a sign-in link. The answer and the work are the same for known and unknown addresses: an account begins when
 * the link is confirmed.
 * @throws AppError `rate_limited`.
 */
export async function mailSignInLink(
	services: Services,
	request: Request,
	link: { email: string; returnTo: string; intent: Intent | null },
): Promise<void> {
	const { db, settings } = services;
	const now = Date.now();
	const token = randomToken();
	const hash = await sha256Hex(token);
	const address = `${settings.origin}/sign-in/confirm?token=${token}`;
	const addressKey = `sign-in:${await sha256Hex(link.email)}`;
	const networkKey = `sign-in:${callerKey({ kind: "anonymous", network: networkOf(request) })}`;
	const factor = settings.environment === "local" ? 100 : 1;
	const perAddress = { limit: PER_ADDRESS * factor, windowSeconds: LIMIT_WINDOW_SECONDS };
	try {
		await runBatch(db, [
			...countTo(db, addressKey, perAddress, now),
			...countTo(db, networkKey, { ...perAddress, limit: PER_NETWORK * factor }, now),
			insertSignInLink(db, {
				hash,
				...link,
				intent: link.intent && intentText(link.intent),
				createdAt: now,
				expiresAt: now + LINK_SECONDS * 1000,
			}),
			enqueue(db, {
				job: "send-mail",
				subject: "sign-in",
				payload: signInMail(settings.siteName, link.email, address),
				dueAt: now,
				now,
			}),
		]);
	} catch (error) {
		if (guardOf(error) !== MAIL_LIMIT_REACHED) throw error;
		// The narrower of the two limits: which of them was reached is nobody's business.
		throw new AppError("rate_limited", "Too many sign-in links were asked for. Try again in a quarter of an hour.", {
			rate: rateState("sign_in", perAddress, perAddress.limit, now),
		});
	}
	services.invokeDeps.committed();
}

/** Somebody who has just signed in, and what comes next. */
export interface SignedInNow {
	userId: number;
	returnTo: string;
	/** What they had pressed before. */
	intent: Intent | null;
}

/** The open link of a token, without using it up. */
export async function lookAtLink(db: Db, token: string): Promise<SignInLinkRow | null> {
	return openSignInLink(db, await sha256Hex(token), Date.now());
}

/**
 * Signs the browser in by a mailed link; of any number of simultaneous attempts exactly one wins.
 * @returns null when the link is unknown, expired or used.
 */
export async function confirmLink(c: Context, { db, settings }: Services, token: string): Promise<SignedInNow | null> {
	const now = Date.now();
	const hash = await sha256Hex(token);
	const link = await openSignInLink(db, hash, now);
	if (link === null) return null;
	const user = await findOrCreateUser(db, link.email, now);
	try {
		await openSession(c, db, user.id, now, useSignInLink(db, hash, now));
	} catch (error) {
		if (guardOf(error) === LINK_USED) return null;
		throw error;
	}
	return { userId: user.id, returnTo: localPath(link.returnTo, settings.origin), intent: parseIntent(link.intent) };
}

function signInMail(siteName: string, to: string, address: string): MailPayload {
	const text = [
		`Open this link to sign in to ${siteName}:`,
		address,
		"It works once, for 15 minutes. If you did not ask for it, ignore this message: nobody gets in without the link.",
	].join("\n\n");
	return { to, subject: `Sign in to ${siteName}`, text };
}
