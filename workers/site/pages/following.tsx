import setMailPreferences from "#actions/account/set-mail-preferences";
import follow from "#actions/follows/follow";
import setFollowMails from "#actions/follows/set-follow-mails";
import unfollow from "#actions/follows/unfollow";
import { PER_PAGE_DEFAULT } from "#core/limits";
import { followedBy } from "#store/follows";
import { mailChoicesOf } from "#store/mail-choices";
import { act } from "../act.ts";
import { pageOfAddress } from "../ask.ts";
import { PostForm } from "../form.tsx";
import { showAccount } from "../parts/account-page.tsx";
import { FollowSwitches } from "../parts/following-row.tsx";
import { OwnListing } from "../parts/own-listing.tsx";
import { Paging } from "../parts/paging.tsx";
import { RemindButton } from "../parts/remind-button.tsx";
import { mondayWords } from "../parts/week-ruler.tsx";
import { pressed } from "../pressed.ts";
import { remindingOf } from "../reminding.ts";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { followingOf } from "../voting.ts";
import { words } from "../words/words.ts";

const t = words.follows;
const PATH = "/account/following";
/** What a person follows, and what of it is mailed to them. */
export default function followingPage(site: Site): void {
	site.get(PATH, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { id, email } = session.user;
		const page = pageOfAddress(c);
		const window = { limit: PER_PAGE_DEFAULT + 1, offset: (page - 1) * PER_PAGE_DEFAULT };
		const { db } = c.var.services;
		const [found, choices] = await Promise.all([followedBy(db, id, window), mailChoicesOf(db, id)]);
		const token = await formTokenOf(c);
		const reminding = await remindingOf(c);
		const { pathname, search } = new URL(c.req.url);
		return showAccount(
			c,
			{ at: PATH, title: t.title, scripts: ["press.js"] },
			<>
				<h1>{t.title}</h1>
				<AllMails areOn={choices.updates} email={email} token={token} />
				{found.length === 0 && page === 1 && (
					<p class="empty">
						{t.none} <a href="/launches/this">{t.lookAtLaunches}</a>
					</p>
				)}
				<ul class="listings">
					{found.slice(0, PER_PAGE_DEFAULT).map((listing) => (
						<OwnListing listing={listing} links={c.var.services.links}>
							<FollowSwitches
								listing={listing}
								follows
								isMailed={listing.isMailed}
								token={token}
								returnTo={pathname + search}
							/>
						</OwnListing>
					))}
				</ul>
				{reminding.weeks.size > 0 && (
					<section aria-labelledby="weeks">
						<h2 id="weeks">{t.weeks.listed}</h2>
						<ul class="rows">
							{[...reminding.weeks].map((week) => (
								<li>
									<a href={`/launches/${week}`}>{words.weeks.weekOf(mondayWords(week))}</a>
									<RemindButton week={week} reminding={reminding} />
								</li>
							))}
						</ul>
					</section>
				)}
				<p>{t.keptUnder(<a href="/account/saved">{t.saved.title}</a>)}</p>
				<Paging of={{ page, next_page: found.length > PER_PAGE_DEFAULT ? page + 1 : null }} path={PATH} />
			</>,
		);
	});

	site.post(`${PATH}/mails`, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { mails } = await c.req.parseBody();
		await act(c, setMailPreferences, { kinds: { updates: mails === "on" } });
		return c.redirect(PATH, 303);
	});

	const button = switchesOf;
	site.post(`${PATH}/:slug/follow`, (c) => pressed(c, { action: follow, button: button(c) }));
	site.post(`${PATH}/:slug/unfollow`, (c) => pressed(c, { action: unfollow, button: button(c) }));
	site.post(`${PATH}/:slug/mails`, (c) =>
		pressed(c, { action: setFollowMails, more: { mails: true }, button: button(c) }),
	);
	site.post(`${PATH}/:slug/no-mails`, (c) =>
		pressed(c, { action: setFollowMails, more: { mails: false }, button: button(c) }),
	);
}

const switchesOf =
	(c: PageContext) =>
	async ({ listing }: { listing: { slug: string; name: string } }, returnTo: string) => {
		const { follows, isMailed, token } = await followingOf(c, listing);
		return (
			<FollowSwitches listing={listing} follows={follows} isMailed={isMailed} token={token ?? ""} returnTo={returnTo} />
		);
	};

function AllMails({ areOn, email, token }: { areOn: boolean; email: string; token: string }) {
	return (
		<PostForm action={`${PATH}/mails`} token={token} class="inline">
			<p>{areOn ? t.mailsOn(<strong>{email}</strong>) : t.mailsOff}</p>
			<input type="hidden" name="mails" value={areOn ? "off" : "on"} />
			<button type="submit" class="secondary">
				{areOn ? t.stopAll : t.mailAgain}
			</button>
		</PostForm>
	);
}
