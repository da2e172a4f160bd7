import type { AdopterWalk } from "#scripts/lib/journeys/adopter-steps";
import { follow, goTo, pressNamed } from "#scripts/lib/journeys/adopter-steps";

export const NAME = "Werkzeugkiste";
const ACCENT = "#7a1f5c";

const LOGO =
	'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="28" fill="#7a1f5c"/><path d="M18 32l10 10 18-22" fill="none" stroke="#fff" stroke-width="6"/></svg>';

/** The directory is called and looks otherwise, for everybody. */
export async function makeItTheirs(walk: AdopterWalk): Promise<void> {
	const { page, problems, served } = walk;
	await goTo(walk, "Site", "Settings");
	await follow(page, "Edit The directory");
	await page.getByLabel("Name", { exact: true }).fill(NAME);
	await page.getByLabel("Tagline").fill("Tools of people who make things.");
	await pressNamed(page, "Save");
	await follow(page, "Edit Looks");
	await page.getByLabel("Accent", { exact: true }).fill("#ffe24d");
	await pressNamed(page, "Save");
	const refused = await page.getByText("The nearest that can be is").first().isVisible();
	problems.expect(refused, "a colour that nobody can read was taken");
	await page.getByLabel("Accent", { exact: true }).fill(ACCENT);
	await pressNamed(page, "Save");
	await follow(page, "Edit Looks");
	const file = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(LOGO) };
	await page.getByLabel("A logo from a file").setInputFiles(file);
	await pressNamed(page, "Show this logo");
	const visitor = await walk.open();
	await visitor.goto(`${served.origin}/`);
	const logo = visitor.getByRole("banner").getByRole("img", { name: NAME });
	problems.expect(await logo.isVisible(), "the header does not show the logo");
	problems.expect((await visitor.title()).includes(NAME), `the front page is called ${await visitor.title()}`);
	const colour = await visitor.evaluate("getComputedStyle(document.querySelector('header .button')).backgroundColor");
	problems.expect(colour === "rgb(122, 31, 92)", `what is to be pressed is ${colour}`);
	await walk.shoot(visitor, "adopter-looks");
	await visitor.context().close();
	walk.say(`renamed, in another colour, with a logo`);
}
