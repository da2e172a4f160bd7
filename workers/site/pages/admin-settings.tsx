import type { FC } from "hono/jsx";
import putBackSettings from "#actions/team/put-back-settings";
import { changesIn } from "#core/site-settings/edit";
import { type BadSetting, readSettings } from "#core/site-settings/read";
import {
	defaultText,
	GROUP_NAMES,
	isGuarded,
	isSettingName,
	namesOf,
	SETTING_GROUPS,
	SITE_SETTINGS,
} from "#core/site-settings/site-settings";
import { type LoggedEdit, newestSettingsEdits } from "#store/settings-edits";
import { storedSettings, textsIn } from "#store/site-settings";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { Notice, PostForm, Time } from "../form.tsx";
import { freshlySignedIn } from "../fresh.ts";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { NotStored } from "../parts/not-stored.tsx";
import { SettingText } from "../parts/setting-field.tsx";
import { type Problems, problemsOf } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.settings;

const PATH = "/admin/settings";
const EDITS_SHOWN = 20;

/** For the site team: what every setting says, and what was changed, each change with a way back. */
export default function adminSettingsPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		return admin instanceof Response ? admin : overview(c, admin.user.id, {});
	});

	site.post(`${PATH}/put-back`, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const { edit, version, guarded } = await c.req.parseBody();
		const fresh = guarded === "true" ? freshlySignedIn(c, PATH) : admin;
		if (fresh instanceof Response) return fresh;
		const sent = { edit: Number(edit), version: Number(version), session_hash: admin.hash };
		try {
			await act(c, putBackSettings, sent);
		} catch (error) {
			return overview(c, admin.user.id, problemsOf(error));
		}
		c.var.services.settingsSaved();
		return c.redirect(`${PATH}#changes`, 303);
	});
}

async function overview(c: PageContext, userId: number, problems: Problems) {
	const { db, settings } = c.var.services;
	const isLocal = settings.environment === "local";
	const [{ stored, version }, edits, token] = await Promise.all([
		storedSettings(db),
		newestSettingsEdits(db, EDITS_SHOWN),
		formTokenOf(c),
	]);
	const texts = textsIn(stored);
	const { set, problems: bad } = readSettings(texts, isLocal);
	const isRefused = Object.keys(problems).length > 0;
	if (isRefused) c.status(400);
	return showAdminPage(
		c,
		{ area: "settings", title: t.title, width: "narrow" },
		<>
			<h1>{t.title}</h1>
			<p class="lead">{t.lead}</p>
			{isRefused && <NotStored changed={problems["/version"] ?? Object.values(problems)[0]} href={PATH} />}
			<Bad settings={bad} />
			{GROUP_NAMES.map((group) => (
				<section aria-labelledby={group}>
					<div class="settings-head">
						<h2 id={group}>{SETTING_GROUPS[group].title}</h2>
						<a href={`${PATH}/${group}`}>
							{t.edit(<span class="visually-hidden">{t.ofGroup(SETTING_GROUPS[group].title)}</span>)}
						</a>
					</div>
					{!isRefused && c.req.query("saved") === group && <Notice kind="good">{words.account.done.saved}</Notice>}
					<dl class="settings">
						{namesOf(group).map((name) => (
							<div>
								<dt>{SITE_SETTINGS[name].label}</dt>
								<dd>
									<SettingText name={name} text={set.has(name) ? String(texts[name]) : defaultText(name, isLocal)} />
									{!set.has(name) && defaultText(name, isLocal) !== null && <span class="muted"> {t.byDefault}</span>}
								</dd>
							</div>
						))}
					</dl>
				</section>
			))}
			<section aria-labelledby="changes">
				<h2 id="changes">{t.history}</h2>
				{edits.length === 0 ? (
					<p>{t.noHistory}</p>
				) : (
					<ul class="rows">
						{edits.map((edit) => (
							<Edit edit={edit} userId={userId} version={version} token={token} />
						))}
					</ul>
				)}
			</section>
		</>,
	);
}

const Bad: FC<{ settings: readonly BadSetting[] }> = ({ settings }) =>
	settings.length === 0 ? null : (
		<Notice kind="problem">
			<p>{t.wrong}:</p>
			<ul>
				{settings.map(({ name, message }) => (
					<li>{t.wrongOne(<code>{name}</code>, message)}</li>
				))}
			</ul>
		</Notice>
	);

const Edit: FC<{ edit: LoggedEdit; userId: number; version: number; token: string }> = (props) => {
	const { id, at, actor, detail } = props.edit;
	const [before, after] = [changesIn(detail.before), changesIn(detail.after)];
	const names = Object.keys(after).filter(isSettingName);
	return (
		<li>
			<div>
				<p class="muted">
					<Time at={at} /> {actorWords(actor, props.userId)}
				</p>
				{names.map((name) => (
					<p>
						{t.changed(
							SITE_SETTINGS[name].label,
							<SettingText name={name} text={before[name] ?? null} none={t.theDefault} />,
							<SettingText name={name} text={after[name] ?? null} none={t.theDefault} />,
						)}
					</p>
				))}
			</div>
			<PostForm action={`${PATH}/put-back`} token={props.token}>
				<input type="hidden" name="edit" value={String(id)} />
				<input type="hidden" name="version" value={String(props.version)} />
				<input type="hidden" name="guarded" value={String(isGuarded(names))} />
				<button type="submit" class="secondary">
					{t.putBack(<span class="visually-hidden">{t.ofVersion(String(detail.version))}</span>)}
				</button>
			</PostForm>
		</li>
	);
};

function actorWords(actor: string, userId: number): string {
	const id = /^user:(\d+)$/.exec(actor)?.[1];
	if (id === undefined) return t.byCommand;
	return id === String(userId) ? t.byYou : t.byMember(id);
}
