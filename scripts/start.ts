import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { SCOPES } from "#core/access/scopes";
import { adminLinkStatements, signInAddress } from "#scripts/lib/admin-link";
import { runCommand, UsageError } from "#scripts/lib/command";
import { fireCrons, missedCrons } from "#scripts/lib/crons";
import { loadDemo } from "#scripts/lib/demo-data";
import { endWithNpm } from "#scripts/lib/end-with-npm";
import { freeInterruptedWork } from "#scripts/lib/interrupted-work";
import { type LocalData, withLocalData } from "#scripts/lib/local-data";
import { migrate, refuseForeign } from "#scripts/lib/migrations";
import { requireReadyMachine } from "#scripts/lib/ready-machine";
import { noteRunning, noteStopped, refuseServed, takeForStart } from "#scripts/lib/running";
import { newApiKey } from "#scripts/lib/users";
import { port, ROOT, startWrangler, stateDir } from "#scripts/lib/wrangler";
import type { TemplateName } from "#scripts/templates/index";
import type { Template } from "#scripts/templates/template";

type NamedTemplate = Template & { name: TemplateName };

const DEMO_EMAIL = "demo@example.com";
const ADMIN_EMAIL = "admin@example.com";
const READY_TIMEOUT_MS = 60_000;
const RETRY_AFTER_MS = 5000;

type Say = (line: string) => void;

runCommand({
	name: "start",
	summary: "Serves the whole directory on this machine, with demo data in it, no account and no network, until Ctrl-C.",
	options: { template: { type: "string" } },
	optionText: { template: "Begin with another kind of directory instead of the demo: courses, games or shops." },
	async run({ json, values, say }) {
		await endWithNpm("start");
		const startedAt = Date.now();
		const progress = (line: string) => say(`[${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s] ${line}`);
		const dir = stateDir();
		const template = values.template === undefined ? null : await namedTemplate(String(values.template), dir);
		const origin = `http://127.0.0.1:${port()}`;
		await refuseServed(dir);
		await requireReadyMachine({ port: port(), dataDir: dir, projectDir: ROOT });

		progress(`Launchweek on port ${port()}, data in ${dir}`);
		await mkdir(dir, { recursive: true });
		const started = await takeForStart(dir);
		try {
			// Another start may have ended meanwhile.
			await refuseServed(dir);
			await refuseForeign(false);
			const { demoKey, adminLink } = await withLocalData(dir, async (data) => ({
				demoKey: await prepareData(dir, data, progress, template),
				adminLink: await newAdminLink(origin, data.db),
			}));
			progress("Starting the Worker");
			await serve(origin, dir, json, async () => {
				await started();
				const addresses = {
					site: `${origin}/`,
					api: `${origin}/api/v1`,
					document: `${origin}/api/v1/openapi.json`,
					mcp: `${origin}/mcp`,
				};
				if (json) console.log(JSON.stringify({ ...addresses, admin_link: adminLink, demo_api_key: demoKey }));
				say(`
  Site          ${addresses.site}
  API           ${addresses.api}
  API document  ${addresses.document}
  Tool server   ${addresses.mcp}
  Admin link    ${adminLink}
  Demo API key  ${demoKey}

Ready on ${origin}`);
			});
		} finally {
			await started();
		}
		return undefined;
	},
});

/** The directory kept in `dir`, made where there is none. @returns the demo key. */
async function prepareData(
	dir: string,
	{ db, pictures }: LocalData,
	progress: Say,
	template: NamedTemplate | null,
): Promise<string> {
	const keyFile = `${dir}/demo-api-key`;
	if (existsSync(`${dir}/seeded`)) {
		progress(`Using the directory kept in ${dir}`);
		await migrate(db);
		await freeInterruptedWork(db);
		return (await readFile(keyFile, "utf8")).trim();
	}
	progress("Creating the local database and applying migrations");
	// The demo's websites are drafted while the runtime migrates.
	const { referenceStatements, demoSeed } = await loadDemo();
	const [demo] = await Promise.all([template === null ? demoSeed(new Date()) : null, migrate(db)]);
	progress(
		template === null
			? "Seeding the demo directory"
			: `Beginning a directory of ${template.about}, with invented ones in it`,
	);
	// A start that was interrupted may have left the directory, though not the mark.
	const listings = await db.prepare("SELECT count(*) AS listings FROM listings").first<number>("listings");
	const { statements, key } = await newApiKey(DEMO_EMAIL, "demo", SCOPES);
	await writeFile(keyFile, `${key}\n`, { mode: 0o600 });
	const run = (batch: readonly string[]) => db.batch(batch.map((statement) => db.prepare(statement)));
	await run(referenceStatements(template ?? undefined));
	if (template !== null) {
		const [{ settingsStatement }, { demonstrationStatements }] = await Promise.all([
			import("#scripts/templates/fill"),
			import("#scripts/templates/demonstration"),
		]);
		const today = new Date();
		const shown = listings === 0 ? demonstrationStatements(template.name, today) : [];
		await run([settingsStatement(template, today), ...shown, ...statements]);
	} else if (demo !== null) {
		await Promise.all([run([...(listings === 0 ? demo.statements : []), ...statements]), demo.fill(pictures)]);
	}
	await writeFile(`${dir}/seeded`, `${new Date().toISOString()}\n`);
	return key;
}

/** @throws UsageError where there is no such template, or the folder holds a directory already. */
async function namedTemplate(name: string, dir: string): Promise<NamedTemplate> {
	const { templateNamed } = await import("#scripts/templates/index");
	const template = templateNamed(name);
	if (!existsSync(`${dir}/seeded`)) return template;
	throw new UsageError(
		`${dir} holds a directory already, and a template is for an empty one. Name another folder: STATE_DIR=.state-${name} npm start -- --template ${name}`,
	);
}

/** A fresh sign-in link for the administrator at each start: links are single use. */
async function newAdminLink(origin: string, db: D1Database): Promise<string> {
	const { statements, token } = await adminLinkStatements(ADMIN_EMAIL);
	await db.batch(statements.map((statement) => db.prepare(statement)));
	return signInAddress(origin, token);
}

/** What secrets of this directory are sealed with: made at its first start, and kept beside its data. */
async function sealingKey(dir: string): Promise<string> {
	const file = `${dir}/sealing-key`;
	if (!existsSync(file)) await writeFile(file, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
	return (await readFile(file, "utf8")).trim();
}

/** Runs the Worker until it ends or this process is told to. */
async function serve(origin: string, dir: string, json: boolean, ready: () => Promise<void>): Promise<void> {
	const child = startWrangler(
		[
			...["dev", "--ip", "127.0.0.1", "--port", String(port()), "--inspector-port", "0", "--persist-to", dir],
			...["--show-interactive-dev-session=false", "--log-level", process.env.LOG_LEVEL ?? "warn"],
			...["--var", `LOCAL_ORIGIN:${origin}`, "--var", `SEALING_KEY:${await sealingKey(dir)}`],
		],
		json ? "stderr" : "inherit",
	);
	let isGone = false;
	let isToldToStop = false;
	const ended = new Promise<number | null>((resolve) => {
		child.on("exit", (code) => {
			isGone = true;
			resolve(code);
		});
	});
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.on(signal, () => {
			isToldToStop = true;
			child.kill(signal);
		});
	}
	try {
		await waitUntilReady(origin, () => isGone);
	} catch (error) {
		child.kill();
		await ended;
		if (isToldToStop) return;
		throw error;
	}
	await noteRunning(dir, origin);
	const crons = keepCronsGoing(origin);
	await ready();
	const code = await ended;
	clearInterval(crons);
	await noteStopped(dir);
	if (!isToldToStop) throw new Error(`The Worker has ended by itself (code ${code}); what it said is above.`);
}

async function waitUntilReady(origin: string, isGone: () => boolean): Promise<void> {
	let isAsked = false;
	for (const deadline = Date.now() + READY_TIMEOUT_MS; Date.now() < deadline; ) {
		const answer = await fetch(`${origin}/readyz`).catch(() => null);
		// Asked after the answer: another program may have taken the port since it was found free.
		if (isGone()) throw new Error("The service stopped before it was ready; what it said is above.");
		if (answer?.ok) return;
		if (answer !== null && !isAsked) {
			isAsked = true;
			await refuseWrongVariables();
		}
		await setTimeout(200);
	}
	throw new Error(`The service did not answer at ${origin} within ${READY_TIMEOUT_MS / 1000} s.`);
}

/** @throws where the Worker answers nothing because of what it is started with. */
async function refuseWrongVariables(): Promise<void> {
	const { localFindings } = await import("#scripts/lib/local-variables");
	const wrong = await localFindings();
	if (wrong.length === 0) return;
	throw new Error(`The Worker cannot begin:\n${wrong.map(({ what, fix }) => `  ${what}: ${fix}`).join("\n")}`);
}

/** The platform fires crons in production; locally nobody does, so this process does. */
function keepCronsGoing(origin: string): NodeJS.Timeout {
	let before: Date | null = null;
	const tick = () => {
		const at = new Date();
		const due = missedCrons(at, before);
		before = at;
		// While edited code is taken up nothing answers for a moment.
		const fire = () => fireCrons(origin, at, due);
		fire()
			.catch(() => setTimeout(RETRY_AFTER_MS).then(fire))
			.catch((error: Error) => console.error(error.message));
	};
	tick();
	return setInterval(tick, 60_000);
}
