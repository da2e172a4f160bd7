import type { FC } from "hono/jsx";
import setMailPreferences from "#actions/account/set-mail-preferences";
import resumeMails from "#actions/mails/resume-mails";
import { MAIL_KINDS, type MailKind } from "#core/mails/kinds";
import { sha256Hex } from "#core/sha256";
import { mailWords } from "#mails/words/words";
import { mailChoicesOf, stopsOf } from "#store/mail-choices";
import { act } from "../act.ts";
import { Notice, PostForm } from "../form.tsx";
import { showAccount } from "../parts/account-page.tsx";
import { formTokenOf, type Site, signedIn } from "../site.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.mails.all;
const PATH = "/account/notifications";

/** Which mails somebody gets, kind by kind, and whether their address takes any. */
export default function notificationsPage(site: Site): void {
	site.get(PATH, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { id, email } = session.user;
		const { db } = c.var.services;
		const [choices, stops] = await Promise.all([mailChoicesOf(db, id), stopsOf(db, await sha256Hex(email))]);
		const token = await formTokenOf(c);
		return showAccount(
			c,
			{ at: PATH, title: t.title },
			<>
				<h1>{t.title}</h1>
				{c.req.query("saved") !== undefined && <Notice kind="good">{t.saved}</Notice>}
				{stops.map(({ reason, detail, at }) => (
					<Failing reason={reason} detail={detail} at={at} email={email} token={token} />
				))}
				<p>{t.sentTo(<strong>{email}</strong>)}</p>
				<PostForm action={PATH} token={token}>
					<fieldset>
						<legend>{t.kinds}</legend>
						{MAIL_KINDS.map((kind) => (
							<Kind kind={kind} isOn={choices[kind]} />
						))}
					</fieldset>
					<p class="muted">
						{t.regardless} {t.perProduct(<a href="/account/following">{t.following}</a>)}
					</p>
					<button type="submit">{t.save}</button>
				</PostForm>
			</>,
		);
	});

	site.post(PATH, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const form = await c.req.parseBody({ all: true });
		const chosen = new Set([form.kind ?? []].flat());
		const kinds = Object.fromEntries(MAIL_KINDS.map((kind) => [kind, chosen.has(kind)]));
		await act(c, setMailPreferences, { kinds });
		return c.redirect(`${PATH}?saved=1`, 303);
	});

	site.post(`${PATH}/again`, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		await act(c, resumeMails, {});
		return c.redirect(PATH, 303);
	});
}

const Kind: FC<{ kind: MailKind; isOn: boolean }> = ({ kind, isOn }) => {
	const { name, about } = mailWords.kinds[kind];
	return (
		<label>
			<input type="checkbox" name="kind" value={kind} checked={isOn} />
			<span>
				{name}
				<br />
				<small class="muted">{about}</small>
			</span>
		</label>
	);
};

interface FailingProps {
	reason: string;
	detail: string | null;
	at: number;
	email: string;
	token: string;
}

const Failing: FC<FailingProps> = ({ reason, detail, at, email, token }) => {
	if (reason === "no_invites") return null;
	const day = dayOf(new Date(at).toISOString());
	const say = reason === "bounced" ? t.bounced : t.complained;
	return (
		<Notice kind="problem">
			<p>{say(<bdi>{email}</bdi>, <time datetime={new Date(at).toISOString()}>{day}</time>)}</p>
			{detail !== null && (
				<p>
					{t.theyWrote} <bdi>{detail}</bdi>
				</p>
			)}
			<PostForm action={`${PATH}/again`} token={token}>
				<button type="submit" class="secondary">
					{t.again}
				</button>
			</PostForm>
		</Notice>
	);
};
