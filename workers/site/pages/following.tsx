import setMailPreferences from "#actions/account/set-mail-preferences";
import follow from "#actions/follows/follow";
import setFollowMails from "#actions/follows/set-follow-mails";
import unfollow from "#actions/follows/unfollow";
import { followedBy } from "#store/follows";
import { mailChoicesOf } from "#store/mail-choices";
import { wayBack } from "#workers/http/return-to";
import { act } from "../act.ts";
import { followingOf } from "../following.ts";
import { PostForm } from "../form.tsx";
import { listPage } from "../list-page.ts";
import { showAccount } from "../parts/account-page.tsx";
import { Empty } from "../parts/empty.tsx";
import { FollowSwitches } from "../parts/following-row.tsx";
import { OwnListing } from "../parts/own-listing.tsx";
import { Paging } from "../parts/paging.tsx";
import { RemindButton } from "../parts/remind-button.tsx";
import { mondayWords } from "../parts/week-ruler.tsx";
import { pressed } from "../pressed.ts";
import { remindingOf } from "../reminding.ts";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.follows;
const PATH = "/account/following";
/** What a person follows, and what of it is mailed to them. */
export default function followingPage(site: Site): void {
	site.get(PATH, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { id, email } = session.user;
		const { db, links } = c.var.services;
		const [list, choices] = await Promise.all([
			listPage(c, (window) => followedBy(db, id, window)),
			mailChoicesOf(db, id),
		]);
		const token = await formTokenOf(c);
		const reminding = await remindingOf(c);
		return showAccount(
			c,
			{ at: PATH, title: t.title, scripts: ["press.js"] },
			<>
				<h1>{t.title}</h1>
				{(!list.isEmpty || !choices.updates) && <AllMails areOn={choices.updates} email={email} token={token} />}
				{list.isEmpty && <Empty title={t.none} help={t.noneHelp} href="/launches/this" label={t.lookAtLaunches} />}
				<ul class="listings">
					{list.items.map((listing) => (
						<OwnListing listing={listing} links={links}>
							<FollowSwitches
								listing={listing}
								follows
								isMailed={listing.isMailed}
								token={token}
								returnTo={wayBack(c.req.url)}
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
				<Paging of={list} path={PATH} />
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
