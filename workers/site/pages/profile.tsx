import type { FC } from "hono/jsx";
import editFounderPage from "#actions/account/edit-founder-page";
import setName from "#actions/account/set-name";
import takeFounderPage from "#actions/account/take-founder-page";
import { SOCIAL_PLATFORMS } from "#core/drafts/draft-fields";
import type { AppError } from "#core/errors";
import { FIELD_MAX, FOUNDER_BIO_MAX, FOUNDER_NAME_MAX, LINK_MAX } from "#core/limits";
import { platformName } from "#core/words/platform-name";
import { founderOfUser, unclaimedPrimaryFounder } from "#store/listing-founders";
import type { Session } from "#workers/http/session";
import { act } from "../act.ts";
import { attempt, type Sent } from "../attempt.ts";
import { PostForm } from "../form.tsx";
import { showAccount } from "../parts/account-page.tsx";
import { Done } from "../parts/done.tsx";
import { LineField } from "../parts/line-field.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { problemsIn, TextField, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { countryName } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.accountProfile.profile;
const PATH = "/account/profile";

/** What was refused, with what was typed. */
interface Refused {
	sent: Sent;
	error: AppError;
}

/** A person's name and their founder page, and who sees which of it. */
export default function profilePage(site: Site): void {
	site.get(PATH, (c) => {
		const session = signedIn(c);
		return session instanceof Response ? session : profile(c, session, null);
	});

	const forms: Record<string, (c: PageContext, sent: Sent) => Promise<unknown>> = {
		name: (c, sent) => act(c, setName, { name: typed(sent.name) }),
		take: (c) => act(c, takeFounderPage, {}),
		founder: (c, sent) =>
			act(c, editFounderPage, {
				bio: typed(sent.bio),
				country: typed(sent.country),
				socials: Object.fromEntries(SOCIAL_PLATFORMS.map((platform) => [platform, typed(sent[platform])])),
			}),
	};
	for (const [name, send] of Object.entries(forms)) {
		site.post(`${PATH}/${name}`, async (c) => {
			const session = signedIn(c);
			if (session instanceof Response) return session;
			const sent = await c.req.parseBody();
			return attempt(
				c,
				async () => {
					await send(c, sent);
					return `${PATH}?done=saved`;
				},
				(error) => profile(c, session, { sent, error }),
			);
		});
	}
}

async function profile(c: PageContext, { user }: Session, refused: Refused | null) {
	const { db } = c.var.services;
	const founder = await founderOfUser(db, user.id);
	const free = founder === null ? await unclaimedPrimaryFounder(db, user.id) : null;
	const token = await formTokenOf(c);
	const sent = refused?.sent ?? {};
	const name = typeof sent.name === "string" ? sent.name : user.name;
	return showAccount(
		c,
		{ at: PATH, title: t.title },
		<>
			<h1>{t.title}</h1>
			<RefusedNotice error={refused?.error} />
			<Done done={refused === null ? c.req.query("done") : undefined} />
			<section aria-labelledby="name-section">
				<h2 id="name-section">{t.name.title}</h2>
				<PostForm action={`${PATH}/name`} token={token}>
					<LineField
						name="name"
						label={t.name.label}
						hint={t.name.hint}
						value={name}
						max={FOUNDER_NAME_MAX}
						autocomplete="name"
						problem={problemsIn(refused?.error)["/name"]}
					/>
					<button type="submit" class="secondary">
						{t.name.save}
					</button>
				</PostForm>
			</section>
			<section aria-labelledby="founder">
				<h2 id="founder">{t.founder.title}</h2>
				{founder === null ? (
					<NoPage free={free} token={token} />
				) : (
					<FounderForm founder={founder} refused={refused} token={token} />
				)}
			</section>
		</>,
	);
}

const NoPage: FC<{ free: { name: string } | null; token: string }> = ({ free, token }) => (
	<>
		<p>{t.founder.none}</p>
		{free !== null && (
			<PostForm action={`${PATH}/take`} token={token}>
				<p>{t.founder.isThisYou(<bdi>{free.name}</bdi>)}</p>
				<button type="submit">{t.founder.take}</button>
			</PostForm>
		)}
	</>
);

interface FormProps {
	founder: NonNullable<Awaited<ReturnType<typeof founderOfUser>>>;
	refused: Refused | null;
	token: string;
}

const FounderForm: FC<FormProps> = ({ founder, refused, token }) => {
	const problems = problemsIn(refused?.error);
	const shown = (name: string, stored: string | null | undefined): string => {
		const again = refused?.sent[name];
		return typeof again === "string" ? again : (stored ?? "");
	};
	const country = founder.country === null ? "" : countryName(founder.country);
	return (
		<>
			<p>
				{t.founder.isPublic(<bdi>{founder.name}</bdi>)}{" "}
				{founder.liveListings > 0 ? <a href={`/founders/${founder.slug}`}>{t.founder.see}</a> : t.founder.later}
			</p>
			<PostForm action={`${PATH}/founder`} token={token}>
				<TextField
					name="bio"
					label={t.founder.bio}
					help={t.founder.bioHelp}
					max={FOUNDER_BIO_MAX}
					required={false}
					value={shown("bio", founder.bio)}
					problem={problems["/bio"]}
				/>
				<LineField
					name="country"
					label={t.founder.country}
					value={shown("country", country)}
					max={FIELD_MAX}
					autocomplete="country-name"
					problem={problems["/country"]}
				/>
				<fieldset>
					<legend>{t.founder.elsewhere}</legend>
					{SOCIAL_PLATFORMS.map((platform) => (
						<LineField
							name={platform}
							label={platformName(platform)}
							value={shown(platform, founder.socials[platform])}
							max={LINK_MAX}
							problem={problems[`/socials/${platform}`]}
						/>
					))}
				</fieldset>
				<button type="submit">{t.founder.save}</button>
			</PostForm>
		</>
	);
};
