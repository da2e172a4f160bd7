import { settle } from "#scripts/lib/crons";
import { type AdopterWalk, follow, goTo, pressNamed } from "#scripts/lib/journeys/adopter-steps";

const ROWS = 1000;
const BAD_LINE = 502;

/** As another directory writes it: other names, semicolons, its own words for categories, and one row that is none. */
function fileOfElsewhere(): string {
	const rows = Array.from({ length: ROWS }, (_, index) => {
		const website = index + 2 === BAD_LINE ? "keine" : `https://www.werkzeug-${index}.com/start`;
		return `Werkzeug ${index};${website};${index % 2 === 0 ? "Rechnungen" : "Termine"};"Sägt; und misst ${index}"`;
	});
	return `Produkt;Webseite;Rubrik;Slogan\n${rows.join("\n")}\n`;
}

/** A thousand products of a file whose columns are called otherwise. */
export async function importProducts(walk: AdopterWalk): Promise<void> {
	const { page, problems, served } = walk;
	const begun = Date.now();
	await goTo(walk, "In and out", "Imports");
	const file = { name: "produkte.csv", mimeType: "text/csv", buffer: Buffer.from(fileOfElsewhere()) };
	await page.getByLabel("File", { exact: true }).setInputFiles(file);
	await pressNamed(page, "Read the file");
	const columns = { Name: "Produkt", Website: "Webseite", Category: "Rubrik", Tagline: "Slogan" };
	for (const [field, column] of Object.entries(columns)) {
		await page.getByLabel(field, { exact: true }).selectOption({ label: column });
	}
	await pressNamed(page, "Check every row");
	await done(walk);
	await page.getByLabel(/^Rechnungen/).selectOption({ label: "Finance and Accounting › Invoicing and Payments" });
	await page.getByLabel(/^Termine/).selectOption({ label: "Productivity › Scheduling" });
	await pressNamed(page, /^Check/);
	await done(walk);
	const line = await page.getByText(`Line ${BAD_LINE}`).first().isVisible();
	problems.expect(line, "the row without a website is not named by its line");
	await walk.shoot(page, "adopter-import");
	await pressNamed(page, `List ${(ROWS - 1).toLocaleString("en")} products`);
	await done(walk);
	const listed = await page
		.getByText(`${(ROWS - 1).toLocaleString("en")} products listed`)
		.first()
		.isVisible();
	problems.expect(listed, "the page does not say how many were listed");
	await page.goto(`${served.origin}/listings?q=werkzeug+17`);
	problems.expect(await page.getByText("Sägt; und misst 17").first().isVisible(), "an imported product is not found");
	walk.say(`${ROWS - 1} products of a file from elsewhere are listed, ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

/** The page asks again by itself until the rows are read. */
async function done({ page, served }: AdopterWalk): Promise<void> {
	await settle(served.origin);
	await page.reload();
}

/** What a category is for, in the team's words. */
export async function editCategory(walk: AdopterWalk): Promise<void> {
	const { page, problems, served } = walk;
	await goTo(walk, "Directory", "Categories");
	await follow(page, "Scheduling");
	const words = "Whoever gives out hours: appointments, shifts, rooms.";
	await page.getByLabel("Description").fill(words);
	await pressNamed(page, "Save the category");
	await page.goto(`${served.origin}/categories/scheduling`);
	problems.expect(await page.getByText(words).first().isVisible(), "the category does not say the new words");
	walk.say("a category says what the team wrote");
}

/** A post that everybody reads. */
export async function writePost(walk: AdopterWalk): Promise<void> {
	const { page, problems, served } = walk;
	await goTo(walk, "People", "Posts");
	await follow(page, "Write a post");
	await page.getByLabel("Title", { exact: true }).fill("We are open");
	await page.getByLabel("Address", { exact: true }).fill("we-are-open");
	await page.getByLabel("Summary").fill("What is listed here, and what is not.");
	await page.getByLabel("Author", { exact: true }).fill("Ada");
	await page.getByLabel("Text", { exact: true }).fill("## Tools\n\nOf **people who make things**.");
	await page.getByLabel("Published", { exact: true }).fill("2026-01-02T08:00");
	await pressNamed(page, "Preview");
	problems.expect(
		await page.getByText("people who make things").first().isVisible(),
		"the preview does not show the text",
	);
	await pressNamed(page, "Save");
	await page.goto(`${served.origin}/blog/we-are-open`);
	const bold = page.getByRole("main").locator("strong", { hasText: "people who make things" });
	problems.expect(await bold.isVisible(), "the post is not on the blog");
	walk.say("a post is on the blog");
}
