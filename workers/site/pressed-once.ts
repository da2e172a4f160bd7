import { ONE_PRESS_MS } from "#core/limits";
import type { Db } from "#store/db";
import { answerOf, type FormAnswer, giveFormBack, keepAnswer, takeForm } from "#store/sent-forms";
import { opensSomething } from "#workers/http/cookies";
import type { PageContext } from "./site.ts";

/** Between two looks whether the first one is answered. */
const LOOK_MS = 100;

/**
 * Does what a form asks once, however often the same press is sent: browsers without scripts send a form for every press, and
 * people press again while an answer is on its way. The later ones wait for the first, and lead where it leads. What leads
 * nowhere, or opens something to this browser, is answered each time by itself.
 * Source: docs/architecture.md#forms.
 * @param press what tells it from others (`checkForm`).
 * @returns the answer to a press that was done already; null once this one is done.
 */
export async function pressedOnce(c: PageContext, press: string, doIt: () => Promise<void>): Promise<Response | null> {
	const { db } = c.var.services;
	const answered = await answeredBefore(db, press);
	if (answered !== null) {
		for (const line of answered.cookies) c.header("Set-Cookie", line, { append: true });
		return c.redirect(answered.location, 303);
	}
	let answer: FormAnswer | null = null;
	try {
		await doIt();
		answer = answerIn(c.res);
	} finally {
		await (answer === null ? giveFormBack(db, press) : keepAnswer(db, press, answer));
	}
	return null;
}

/** What may be answered once more; null for what may not. */
function answerIn({ status, headers }: Response): FormAnswer | null {
	const location = headers.get("Location");
	const cookies = headers.getSetCookie();
	return status !== 303 || location === null || cookies.some(opensSomething) ? null : { location, cookies };
}

/** What the same press was answered before; null once it is this one's to be done. */
async function answeredBefore(db: Db, press: string): Promise<FormAnswer | null> {
	for (;;) {
		const now = Date.now();
		if (await takeForm(db, press, { now, expiresAt: now + ONE_PRESS_MS })) return null;
		const answer = await answerOf(db, press);
		if (answer !== null) return answer;
		await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
	}
}
