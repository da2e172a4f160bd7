import { existsSync } from "node:fs";
import { readSettings } from "#core/site-settings/read";
import { runCommand } from "#scripts/lib/command";
import { productionConfig, remoteSecrets } from "#scripts/lib/deployment";
import { type Finding, findings, settingFindings } from "#scripts/lib/findings";
import { localFindings } from "#scripts/lib/local-variables";
import { appliedMigrations, ownMigrations } from "#scripts/lib/migrations";
import { indexFinding, indexState } from "#scripts/lib/search-index";
import { settingsRow } from "#scripts/lib/settings-row";
import { vectorFindings, vectorState } from "#scripts/lib/vector-state";
import { port, stateDir } from "#scripts/lib/wrangler";

runCommand({
	name: "doctor",
	summary: "Says what is configured, what is missing, and how to fix it.",
	options: { remote: { type: "boolean" } },
	optionText: { remote: "Also asks the platform about the deployed database and its secrets." },
	async run({ values, say }) {
		const remote = values.remote === true;
		const sections: [string, Finding[]][] = [
			[
				"This machine",
				[
					await localDatabase(),
					...(await localFindings()),
					...(await localSettings()),
					...(await localIndex()),
					await localInstance(),
				],
			],
			["Production (wrangler.toml)", await productionFindings(remote)],
		];
		for (const [title, list] of sections) {
			say(title);
			for (const { level, what, fix } of list) say(`  ${level.padEnd(8)} ${what}${level === "ok" ? "" : `: ${fix}`}`);
		}
		return Object.fromEntries(sections);
	},
});

async function migrationsMissing(remote: boolean): Promise<string[]> {
	const applied = new Set(await appliedMigrations(remote));
	return (await ownMigrations()).filter((name) => !applied.has(name));
}

async function localDatabase(): Promise<Finding> {
	if (!existsSync(stateDir())) return { level: "optional", what: "local data", fix: "npm start creates it" };
	const missing = await migrationsMissing(false);
	if (missing.length === 0) return { level: "ok", what: `local data in ${stateDir()}`, fix: "" };
	return { level: "missing", what: `migrations ${missing.join(", ")}`, fix: "npm run migrate" };
}

/** What somebody wrote into the local settings by hand, and what is wrong with it. */
async function localSettings(): Promise<Finding[]> {
	if (!existsSync(stateDir()) || (await migrationsMissing(false)).length > 0) return [];
	const { texts } = await settingsRow(false);
	return readSettings(texts, true).problems.map(({ name, message }) => ({
		level: "wrong",
		what: `setting ${name}`,
		fix: `${message} The default is used.`,
	}));
}

/** How far the search index is: a migration may have emptied it. */
async function localIndex(): Promise<Finding[]> {
	if (!existsSync(stateDir()) || (await migrationsMissing(false)).length > 0) return [];
	return [indexFinding(await indexState(false)), ...vectorFindings(await vectorState(false))];
}

async function localInstance(): Promise<Finding> {
	const origin = `http://127.0.0.1:${port()}`;
	const ready = await fetch(`${origin}/readyz`).catch(() => null);
	if (ready?.ok) return { level: "ok", what: `local instance at ${origin}`, fix: "" };
	return { level: "optional", what: `local instance at ${origin} is not running`, fix: "npm start" };
}

async function productionFindings(remote: boolean): Promise<Finding[]> {
	const config = await productionConfig();
	if (!remote) return findings(config, null);
	const secrets = await remoteSecrets();
	const list = findings(config, secrets);
	const missing = await migrationsMissing(true);
	if (missing.length > 0) {
		const what = `deployed migrations ${missing.join(", ")}`;
		return [...list, { level: "missing", what, fix: "npm run deploy applies them; then ask again about the settings" }];
	}
	const { texts } = await settingsRow(true);
	return [
		...list,
		{ level: "ok", what: "deployed database is up to date", fix: "" },
		indexFinding(await indexState(true)),
		...vectorFindings(await vectorState(true)),
		...settingFindings(texts, secrets.has("STRIPE_SECRET_KEY")),
	];
}
