import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { demoStatements, referenceStatements } from "#scripts/demo/index";
import { modern } from "#testing/mcp-http";
import { countWords } from "#testing/search-words";
import { makeWorld } from "#testing/world";

/** What somebody would have an agent look for, in other words than the product's own, and the product that is meant. */
const QUERIES = [
	["a tool that reminds patients of their appointments", "tidewell"],
	["see which dentist chair is occupied right now", "chairtime"],
	["messages to parents in several languages", "classledger"],
	["recipe planner for the ingredients I already own", "larderly"],
	["accounting for a small association", "penceful"],
	["handle returns of my web shop", "turnparcel"],
	["find a partner to practise a foreign language with", "tandemly"],
	["check whether my newsletters end up in spam", "bulkbreeze"],
	["who has access to which of our systems", "keyhollow"],
	["cookie consent without an annoying banner", "consentry"],
	["schedule posts on several social networks", "chirpwell"],
	["fill in security questionnaires from customers automatically", "auditbird"],
	["chatbot which knows our employee handbook", "quillhart"],
	["scan delivery notes into a spreadsheet", "paperlark"],
	["test my prompts after every change", "evalbench"],
	["never miss a contract renewal deadline again", "clauseglen"],
	["reliable webhook delivery", "hookwright"],
	["detect flaky tests", "flakefinder"],
	["hosted status page", "lanternpage"],
	["alert me if a cron job did not run", "cronquill"],
	["collect receipts for bookkeeping", "stubwise"],
	["pay staff in Belgium and Holland", "wagecove"],
	["accessible colour palette generator", "tonegrid"],
	["cut a video by editing its transcript", "cutfable"],
	["simple one page website for a plumber", "pagelet"],
	["sell online from my market stall", "stallkit"],
	["digital stamp card for a café", "stampling"],
	["applicant tracking for small firms", "hirelark"],
	["shift swapping for nurses in a care home", "shiftlane"],
	["simple CRM for a family business", "kinledger"],
	// Asked when all of the above were found.
	["overview of room occupancy for a dental practice", "chairtime"],
	["host videos of our school concert privately", "reelnest"],
	["what can I cook with leftovers in my fridge", "larderly"],
	["import supplier price lists into my shop", "catalogfox"],
	["conversation exchange for language learners", "tandemly"],
	["weekly employee pulse survey", "pulsegarden"],
	["remind me before staff certifications expire", "certivine"],
	["assess candidates with practical tasks", "skillstile"],
	["audit of user permissions every quarter", "keyhollow"],
	["GDPR tracking consent", "consentry"],
	["platform to teach an online course", "lessonloom"],
	["answer vendor security assessments", "auditbird"],
	["let staff ask questions about company policies", "quillhart"],
	["OCR for shipping documents", "paperlark"],
	["passwordless login for warehouse workers", "passbriar"],
	["compare outputs of language models after an edit", "evalbench"],
	["reminder before contracts renew automatically", "clauseglen"],
	["chase unpaid invoices politely", "duebell"],
	["turn estimates into invoices", "tallyroot"],
	["newsletter publishing for writers", "postgrove"],
	["email deliverability check", "bulkbreeze"],
	["plan blog articles with my team", "inkmeadow"],
	["several people answering one support mailbox", "halloqueue"],
	["sales proposals with electronic signature", "signfern"],
	["knowledge base for customer help articles", "answerbarn"],
	["tests that fail at random", "flakefinder"],
	["payroll for several countries", "wagecove"],
	["loyalty card on the phone", "stampling"],
	["edit podcast interviews like a document", "cutfable"],
	["monitor scheduled jobs", "cronquill"],
	// Asked when all of the above were found.
	["send text messages so that people do not forget their visit", "tidewell"],
	["software for dentists", "chairtime"],
	["meal planning that avoids food waste", "larderly"],
	["cohort courses with deadlines", "lessonloom"],
	["school communication with families who speak other languages", "classledger"],
	["find employees with too many rights", "keyhollow"],
	["badge login on shared computers", "passbriar"],
	["guarantee the order of incoming callbacks from other services", "hookwright"],
	["uptime page for customers during an outage", "lanternpage"],
	["dunning for overdue bills", "duebell"],
	["scan bills and match them with card payments", "stubwise"],
	["two people approve every payment of our club", "penceful"],
	["progress billing for builders", "tallyroot"],
	["contrast checker for brand colours", "tonegrid"],
	["transcribe and trim an interview film", "cutfable"],
	["understand why customers send products back", "turnparcel"],
	["loyalty programme for a coffee shop", "stampling"],
	["employee engagement questionnaire", "pulsegarden"],
	["keep track of forklift licences", "certivine"],
	["avoid writing the same blog post twice", "inkmeadow"],
	["customer database for a small shop with few employees", "kinledger"],
	["e-signature for quotes", "signfern"],
	["find out which help article is missing", "answerbarn"],
	["estimate when a project will be finished", "plotwise"],
	["reserve a boat with a skipper", "slotharbor"],
	["minutes that record what was decided", "nookmark"],
	["roster planning for nurses", "shiftlane"],
	["field notes without internet", "heathnote"],
	["which cookies does my web page set", "consentry"],
	["turn photos of paper documents into rows", "paperlark"],
] as const;

/** Source: docs/search.md#agents. */
const FOUND_MIN = 84;
const AMONG_FIRST = 5;

it("finds for agents what they ask in words", async () => {
	const world = await makeWorld();
	const today = new Date("2026-11-20T15:00:00.000Z");
	for (const statements of [referenceStatements(), await demoStatements(today)]) {
		await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
	}
	await countWords(world, today);

	const missed: string[] = [];
	for (const [q, slug] of QUERIES) {
		const { body } = await modern("tools/call", { name: "search_listings", arguments: { q, per_page: AMONG_FIRST } });
		const text = (body as { result: { content: { text: string }[] } }).result.content[0]?.text ?? "";
		const { items } = JSON.parse(text) as { items: { slug: string }[] };
		if (!items.some((item) => item.slug === slug)) missed.push(`${q}: ${items.map((item) => item.slug).join(", ")}`);
	}
	expect(QUERIES).toHaveLength(90);
	expect(QUERIES.length - missed.length, missed.join("\n")).toBeGreaterThanOrEqual(FOUND_MIN);
});
