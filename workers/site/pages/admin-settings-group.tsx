import type { FC } from "hono/jsx";
import editSettings from "#actions/team/edit-settings";
import uploadSiteLogo from "#actions/team/upload-site-logo";
import { AppError, notFound } from "#core/errors";
import { PICTURE_TYPES } from "#core/pictures/picture";
import { problemOf } from "#core/site-settings/read";
import {
	GROUP_NAMES,
	namesOf,
	SETTING_GROUPS,
	type SettingGroupName,
	type SettingName,
	SITE_SETTINGS,
} from "#core/site-settings/site-settings";
import { storedSettings, textsIn } from "#store/site-settings";
import type { Session } from "#workers/http/session";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { Notice, PostForm } from "../form.tsx";
import { freshlySignedIn } from "../fresh.ts";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { ColourPreview } from "../parts/colour-preview.tsx";
import { LineField, Summary } from "../parts/line-field.tsx";
import { NotStored } from "../parts/not-stored.tsx";
import { SettingField, SettingText } from "../parts/setting-field.tsx";
import { type Problems, problemsOf, typed } from "../parts/text-field.tsx";
import { sentFile } from "../sent-file.ts";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.settings;

/** The form whose buttons take one setting back to its default: Enter in a field must save instead. */
const BACK_FORM = "back-to-default";

type Texts = Readonly<Partial<Record<SettingName, string>>>;

/** For the site team: the settings of one group, to be saved together. */
export default function adminSettingsGroupPage(site: Site): void {
	site.get("/admin/settings/:group", async (c) => {
		const group = named(c);
		const admin = allowed(c, group);
		if (admin instanceof Response) return admin;
		const { stored, version } = await storedSettings(c.var.services.db);
		return form(c, group, { texts: textsOf(textsIn(stored), group), version });
	});

	site.post("/admin/settings/looks/logo", async (c) => {
		const admin = allowed(c, "looks");
		if (admin instanceof Response) return admin;
		const problems = await uploaded(c, admin.hash);
		if (Object.keys(problems).length > 0) {
			const { stored, version } = await storedSettings(c.var.services.db);
			return form(c, "looks", { texts: textsOf(textsIn(stored), "looks"), version }, problems);
		}
		c.var.services.settingsSaved();
		return c.redirect("/admin/settings/looks", 303);
	});

	site.post("/admin/settings/:group", async (c) => {
		const group = named(c);
		const admin = allowed(c, group);
		if (admin instanceof Response) return admin;
		const body = await c.req.parseBody();
		const texts = Object.fromEntries(typedOf(group).map((name) => [name, typed(body[name])]));
		const sent = { texts, version: Number(body.version) };
		if (body.show !== undefined) return form(c, group, sent);
		const back = namesOf(group).find((name) => name === body.back);
		const changes =
			back === undefined
				? Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim() === "" ? null : text]))
				: { [back]: null };
		try {
			await act(c, editSettings, { version: sent.version, changes, session_hash: admin.hash });
		} catch (error) {
			return form(c, group, sent, problemsOf(error));
		}
		c.var.services.settingsSaved();
		return c.redirect(back === undefined ? `/admin/settings?saved=${group}#${group}` : `/admin/settings/${group}`, 303);
	});
}

/** The settings of a group that are typed; pictures are uploaded. */
function typedOf(group: SettingGroupName): SettingName[] {
	return namesOf(group).filter((name) => SITE_SETTINGS[name].input !== "picture");
}

/** Shows an uploaded picture as the logo. @returns what is wrong with it. */
async function uploaded(c: PageContext, sessionHash: string): Promise<Problems> {
	const { file: sent, version } = await c.req.parseBody();
	const file = sentFile(sent);
	if (typeof file === "string") return { "/site_logo": file };
	const bytes = new Uint8Array(await file.arrayBuffer());
	try {
		await act(c, uploadSiteLogo, { version: Number(version), bytes, session_hash: sessionHash });
		return {};
	} catch (error) {
		const { "/bytes": problem, ...others } = problemsOf(error);
		const code = error instanceof AppError ? error.errors?.[0]?.code : undefined;
		return problem === undefined ? others : { "/site_logo": words.pictures.refusals[code ?? ""] ?? problem };
	}
}

function named(c: PageContext): SettingGroupName {
	return GROUP_NAMES.find((name) => name === c.req.param("group")) ?? notFound("page");
}

/** Somebody of the site team, who has just signed in where the group asks for that. */
function allowed(c: PageContext, group: SettingGroupName): Session | Response {
	const admin = administrator(c);
	if (admin instanceof Response || !SETTING_GROUPS[group].isGuarded) return admin;
	return freshlySignedIn(c);
}

/** What is set, as it was typed; nothing where the default holds. */
function textsOf(stored: Readonly<Record<string, unknown>>, group: SettingGroupName): Texts {
	const names = namesOf(group).filter((name) => Object.hasOwn(stored, name));
	return Object.fromEntries(names.map((name) => [name, String(stored[name])]));
}

async function form(
	c: PageContext,
	group: SettingGroupName,
	{ texts, version }: { texts: Texts; version: number },
	problems: Problems = {},
) {
	const { db, settings } = c.var.services;
	const isLocal = settings.environment === "local";
	const { title, about, isGuarded } = SETTING_GROUPS[group];
	const path = `/admin/settings/${group}`;
	const [now, token] = await Promise.all([storedSettings(db), formTokenOf(c)]);
	const set = textsIn(now.stored);
	const changed = problems["/version"];
	const fields = Object.fromEntries(
		Object.entries(problems)
			.filter(([pointer]) => pointer !== "/version")
			.map(([pointer, message]) => [pointer.slice(1), message]),
	);
	if (Object.keys(problems).length > 0) c.status(400);
	const accent = texts.site_accent || settings.accent;
	const onDark = texts.site_accent_dark || null;
	return showAdminPage(
		c,
		{ area: "settings", above: [{ href: "/admin/settings", label: t.title }], title, width: "narrow" },
		<>
			<h1>{title}</h1>
			<p class="lead">{about}</p>
			{isGuarded && <p class="muted">{t.guarded}</p>}
			{changed !== undefined && <NotStored changed={changed} href="/admin/settings" />}
			{Object.keys(fields).length > 0 && (
				<Notice kind="problem">
					<Summary title={words.admin.nothingWasStored} problems={fields} />
				</Notice>
			)}
			<PostForm action={path} token={token} class="card">
				{/* Once it was said that somebody else saved, saving again is on purpose. */}
				<input type="hidden" name="version" value={String(changed === undefined ? version : now.version)} />
				{typedOf(group).map((name) => (
					<>
						<SettingField name={name} text={texts[name] ?? ""} problem={fields[name]} isLocal={isLocal} />
						{Object.hasOwn(set, name) && (
							<p>
								<button type="submit" form={BACK_FORM} name="back" value={name} class="quiet">
									{t.backToDefault(<span class="visually-hidden">{t.ofSetting(SITE_SETTINGS[name].label)}</span>)}
								</button>
							</p>
						)}
					</>
				))}
				{group === "looks" && problemOf("site_accent", accent) === null && (
					<ColourPreview
						accent={accent.trim().toLowerCase()}
						onDark={
							onDark !== null && problemOf("site_accent_dark", onDark) === null ? onDark.trim().toLowerCase() : null
						}
					/>
				)}
				<p class="actions">
					<button type="submit" class="primary">
						{t.save}
					</button>
					{group === "looks" && (
						<button type="submit" class="secondary" name="show" value="true">
							{t.show}
						</button>
					)}
				</p>
			</PostForm>
			{group === "looks" && (
				<Logo text={set.site_logo} version={now.version} problem={fields.site_logo} token={token} />
			)}
			<PostForm action={path} token={token} id={BACK_FORM}>
				<input type="hidden" name="version" value={String(now.version)} />
			</PostForm>
		</>,
	);
}

interface LogoProps {
	/** As it is stored; nothing where there is none. */
	text: unknown;
	version: number;
	problem: string | undefined;
	token: string;
}

/** The logo as it is shown, another one, and the way back to the name. */
const Logo: FC<LogoProps> = ({ text, version, problem, token }) => (
	<section aria-labelledby="logo">
		<h2 id="logo">{SITE_SETTINGS.site_logo.label}</h2>
		<p>
			<SettingText name="site_logo" text={typeof text === "string" ? text : null} none={t.noLogo} />
		</p>
		<PostForm action="/admin/settings/looks/logo" token={token} multipart class="card">
			<input type="hidden" name="version" value={String(version)} />
			<LineField
				name="site_logo"
				label={t.logoFile}
				hint={`${SITE_SETTINGS.site_logo.help} ${t.logoHint} ${words.pictures.formats}`}
				problem={problem}
				input={(attributes) => (
					<input {...attributes} type="file" name="file" accept={PICTURE_TYPES.join(",")} required />
				)}
			/>
			<p class="actions">
				<button type="submit" class="secondary">
					{t.showLogo}
				</button>
				{text !== undefined && (
					<button type="submit" form={BACK_FORM} name="back" value="site_logo" class="quiet">
						{t.noMoreLogo}
					</button>
				)}
			</p>
		</PostForm>
	</section>
);
