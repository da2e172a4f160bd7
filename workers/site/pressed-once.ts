import { consoleLog } from "#adapters/log";
import { seal, unseal } from "#core/access/sealed";
import { ONE_PRESS_MS } from "#core/limits";
import { sha256Hex } from "#core/sha256";
import type { Db } from "#store/db";
import { giveFormBack, keepAnswer, takeForm, takenForm } from "#store/sent-forms";
import { OldForm, type Press } from "#workers/http/csrf";
import type { PageContext } from "./site.ts";

const SHORTEST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 1_600;
const PURPOSE = "form answer";

/** What is answered to a press that is sent again. */
interface Answer {
	/** Where it leads; null for one that shows a page. */
	location: string | null;
	page: string | null;
	/** What it has the browser keep, lines of `Set-Cookie`. */
	cookies: string[];
}

/**
 * Does what a form asks once, however often the same press is sent: browsers without scripts send a form for every press, and
 * people press again while an answer is on its way. The later ones wait for the first, and are answered as it was: what that
 * answer holds, a session or a secret, is sealed with what only the same press can say.
 * Source: docs/architecture.md#forms.
 * @param press as `checkForm` gives it.
 * @returns the answer to a press that was done already; null once this one is done.
 * @throws OldForm where another session begins or ends than the one whose form this is.
 */
export async function pressedOnce(c: PageContext, press: Press, doIt: () => Promise<void>): Promise<Response | null> {
	const { db } = c.var.services;
	const hash = await sha256Hex(press.text);
	const answered = await answeredBefore(db, hash, press);
	if (answered !== null) {
		const { location, page, cookies } = JSON.parse(await unseal(press.text, PURPOSE, answered)) as Answer;
		for (const line of cookies) c.header("Set-Cookie", line, { append: true });
		return location === null ? c.html(page ?? "") : c.redirect(location, 303);
	}
	let answer: Answer | null = null;
	try {
		await doIt();
		answer = await answerIn(c);
	} finally {
		const noted =
			answer === null
				? giveFormBack(db, hash)
				: keepAnswer(db, hash, await seal(press.text, PURPOSE, JSON.stringify(answer)));
		// What was done is answered so, whether or not that can be noted: who reads of a failure does it again.
		await noted.catch((error: unknown) => consoleLog.error("press_not_noted", error));
	}
	return null;
}

/** What may be answered once more: where it leads, or a page that shows what was done; null for everything else. */
async function answerIn(c: PageContext): Promise<Answer | null> {
	const { status, headers } = c.res;
	const location = headers.get("Location");
	const cookies = headers.getSetCookie();
	if (status === 303 && location !== null) return { location, page: null, cookies };
	const isPage = status === 200 && headers.get("Content-Type")?.startsWith("text/html") === true;
	return isPage && c.var.hasWritten === true ? { location: null, page: await c.res.clone().text(), cookies } : null;
}

/**
 * How long to wait before the next look whether the first press is answered: a request may ask the database so often only, and
 * most answers are there at once.
 */
export const waitMs = (looks: number): number => Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** looks);

/** What the same press was answered before, sealed; null once it is this one's to be done. */
async function answeredBefore(db: Db, hash: string, { isCurrent, form }: Press): Promise<string | null> {
	for (let looks = 0; ; looks++) {
		const now = Date.now();
		if (isCurrent && (await takeForm(db, hash, { now, expiresAt: now + ONE_PRESS_MS }))) return null;
		const taken = await takenForm(db, hash, now);
		if (taken?.answer != null) return taken.answer;
		if (taken === null && !isCurrent) throw new OldForm(form);
		await new Promise((resolve) => setTimeout(resolve, waitMs(looks)));
	}
}
