import stopUpdateMails, { unsubscribeLinkGone } from "#actions/follows/stop-update-mails";
import { sha256Hex } from "#core/access/api-key";
import { type NoticeLink, noticeOfLink } from "#store/update-notices";
import { act } from "../act.ts";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import type { PageContext, Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.signIn;

/**
 * Where the links of mails about updates lead. Opening one changes nothing: mail scanners open links. A POST to the same
 * address ends the mails at once, whoever sends it, with no cookie and no question: mail programs do so for their readers.
 * Source: RFC 8058, section 3.2.
 */
export default function unsubscribePage(site: Site): void {
	site.get("/unsubscribe", async (c) => page(c, await noticeOf(c), null));

	site.post("/unsubscribe", async (c) => {
		const which = c.req.query("which") === "all" ? "all" : "listing";
		await act(c, stopUpdateMails, { token: tokenOf(c), which });
		return page(c, await noticeOf(c), which);
	});
}

const tokenOf = (c: PageContext) => c.req.query("token")?.slice(0, 200) ?? "";

async function noticeOf(c: PageContext): Promise<NoticeLink> {
	const notice = await noticeOfLink(c.var.services.db, await sha256Hex(tokenOf(c)));
	if (notice === null) throw unsubscribeLinkGone();
	return notice;
}

/** @param done what was ended just now. */
function page(c: PageContext, { listing, isMailed, hasMails }: NoticeLink, done: "listing" | "all" | null) {
	const isOn = isMailed && hasMails;
	const title = isOn ? `Mails about ${listing.name}` : `No mails about ${listing.name}`;
	return show(
		c,
		{ title, width: "narrow" },
		<article class="card">
			<h1>
				{isOn ? t.mailsAbout : t.noMailsAbout} <bdi>{listing.name}</bdi>
			</h1>
			{done !== null && (
				<Notice kind="good">{done === "all" ? t.noProductThatYouFollow : t.doneItsUpdatesAreNot}</Notice>
			)}
			{isOn ? (
				<>
					<p>{t.youGetAMailWhen}</p>
					<Stop token={tokenOf(c)} which="listing" words="Stop these mails" />
				</>
			) : (
				done === null && <p>{t.itsUpdatesAreNotMailed}</p>
			)}
			{hasMails && <Stop token={tokenOf(c)} which="all" words="Stop mails about all products that I follow" isSecond />}
			<p>{t.orHaveMailsSentAgain(<a href="/account/following">{t.chooseWhatYouFollowAnd}</a>)}</p>
		</article>,
	);
}

/** What it sends proves itself by the token in its address: it needs no cookie, like the press of a mail program. */
function Stop(props: { token: string; which: "listing" | "all"; words: string; isSecond?: boolean }) {
	const { token, which, words, isSecond } = props;
	return (
		<form method="post" action={`/unsubscribe?${new URLSearchParams({ token, which })}`}>
			<button type="submit" class={isSecond ? "secondary" : undefined}>
				{words}
			</button>
		</form>
	);
}
