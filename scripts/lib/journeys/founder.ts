import { loadDemo } from "#scripts/lib/demo-data";
import {
	type FounderWalk,
	inviteCofounder,
	launchForFree,
	submitProduct,
	winTheWeek,
} from "#scripts/lib/journeys/founder-launch";
import { exportAll, leave } from "#scripts/lib/journeys/founder-leave";
import { buyLaunch, claimByFile } from "#scripts/lib/journeys/founder-own";
import { printInvoice, printLongInvoice } from "#scripts/lib/journeys/founder-print";
import type { Journey, Stage } from "#scripts/lib/journeys/stage";
import { startScriptedSite } from "#scripts/lib/scripted-site";
import { PRODUCT_SITE } from "#testing/product-site";

/** A founder's whole way, from the address of a website to the deletion of the account. */

async function walkAs(stage: Stage, scripts: boolean): Promise<void> {
	const { referenceStatements } = await loadDemo();
	const { db } = stage.served;
	await db.batch(referenceStatements().map((statement) => db.prepare(statement)));
	const website = await startScriptedSite(PRODUCT_SITE);
	try {
		const page = await stage.open({ scripts });
		const email = "ada@inkfern.example";
		const site = `http://127.0.0.1:${website.port}/`;
		const walk: FounderWalk = { ...stage, page, email, scripts, website, site, presses: [] };
		const begun = Date.now();
		await submitProduct(walk);
		stage.say("handed in, read and corrected");
		await inviteCofounder(walk, "bo@inkfern.example");
		stage.say("a co-founder has joined");
		await launchForFree(walk);
		const seconds = Math.round((Date.now() - begun) / 1000);
		stage.say(
			`from address to scheduled listing: ${walk.presses.length} presses, ${seconds} s: ${walk.presses.join(", ")}`,
		);
		await winTheWeek(walk);
		stage.say("the week has passed, and the award shows");
		await claimByFile(walk);
		stage.say("another listing is claimed by a file");
		await buyLaunch(walk);
		await printInvoice(walk);
		await printLongInvoice(walk);
		stage.say("a launch is bought with a VAT number that was corrected, and its invoice printed");
		await exportAll(walk);
		await leave(walk);
		stage.say("everything is taken out, and the account deleted");
	} finally {
		website.stop();
	}
}

/** The free plan launches in this week: its queue is weeks long, and people vote while the journey is walked. */
const vars = { free_queue_min_weeks: "0", free_queue_max_weeks: "0" } as const;

const summary = "a product is handed in, corrected, launched for free, voted for and awarded";

export const founderJourney: Journey = { name: "founder", summary, vars, walk: (stage) => walkAs(stage, true) };

export const plainFounderJourney: Journey = {
	name: "founder-plain",
	summary: `${summary}; without scripts`,
	vars,
	walk: (stage) => walkAs(stage, false),
};
