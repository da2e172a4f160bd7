import type { Child } from "hono/jsx";

/** Programs and agents, and our crawler. */
export const connect = {
	connectAnAgent: "Connect an agent",
	settingsToCopyForClaude: "Settings to copy for Claude, Cursor, VS Code and ChatGPT.",
	anAgentNeedsOneAddress:
		"An agent needs one address. Public tools work at once; for the others the client leads you through signing in here, and you choose what it may do.",
	addressOfTheToolServer: "Address of the tool server",
	scripts: "Scripts",
	apiKeys: "API keys",
	createAKeyUnderAnd: (link: Child) => <>Create a key under {link} and send it with each request.</>,
	yourAccountWithCurl: "Your account, with curl",
	claude: "Claude",
	onTheWebAndIn:
		"On the web and in the desktop app: Settings, Connectors, Add custom connector, and the address above.",
	claudeCodeInATerminal: "Claude Code, in a terminal",
	cursor: "Cursor",
	addItToCursor: "Add it to Cursor",
	orWriteItInto: (link: Child, code: Child) => (
		<>
			{link}, or write it into {code}:
		</>
	),
	cursorMcpJson: ".cursor/mcp.json",
	vsCode: "VS Code",
	addItToVsCode: "Add it to VS Code",
	vscodeMcpJson: ".vscode/mcp.json",
	chatgpt: "ChatGPT",
	settingsAppsConnectorsAdvancedSettings:
		"Settings, Apps & Connectors, Advanced settings, switch developer mode on. Then Create, with the address above and OAuth as authentication.",
	python: "Python",
	fastmcpSignsInAtTheFirst: "fastmcp opens your browser at the first tool that needs your account:",
	pythonWithFastmcp: "Python, with fastmcp",
	signInWhileConnecting: "Signing in while connecting",
	someAskForSignInOnly:
		"Some clients can sign in only while they connect, and what is public here never makes them. This address asks at once:",
	addressThatAsksForSignIn: "Address that asks for sign-in",
	mcporterInATerminal: "mcporter, in a terminal",
	opencodeJson: "opencode.json",
	opencodeInATerminal: "opencode, in a terminal, once",
	throughMcpRemote: "Clients that start a program, through mcp-remote",
	lessToRead: "Less to read",
	theAddressMaySayWhat: (header: Child) => (
		<>
			The address may say which tools an agent is shown and how they answer. Where it cannot be changed, headers say the
			same ({header}):
		</>
	),
	onlyTheseTools: "only these tools",
	onlyToolsOfTheseAreas: "only tools of these areas",
	onlyToolsThatChangeNothing: "only tools that change nothing",
	answersOnceAsText: "answers once, as text, for clients that would pay for text and structure",
	everyBoundAndTheShape: "every bound of the input and the shape of the answers, for programs",
	addressOfTwoTools: "Address of two tools that answer in text",
	anythingElse: "Anything else",
	anyClientOfTheModel:
		"Any client of the Model Context Protocol over Streamable HTTP, from version 2025-03-26 to 2026-07-28. Clients without sign-in take an API key as a header:",
	settingsOfAClientThat: "Settings of a client that takes headers",
	whatTheCrawlerOfReads: (productToken: string | number, siteName: string | number) =>
		`What ${productToken}, the crawler of ${siteName}, reads and how to block it.`,
	readsAWebsiteWhenSomebody: (productToken: Child, siteName: Child) => (
		<>
			{productToken} reads a website when somebody submits it to {siteName}, so that a profile can be drafted with
			quotes. It reads again to look for our badge on the homepage, or for the proof of a claim. It does not roam.
		</>
	),
	howItIntroducesItself: "How it introduces itself",
	whatItReads: "What it reads",
	firstAlwaysThenTheHomepage: (code: Child) => (
		<>
			{code} first, always; then the homepage and what it links to about prices, the company, contact, questions and
			features.
		</>
	),
	atMostPagesOfKib: (
		crawlMaxPages: Child,
		crawlPageMaxBytes: Child,
		crawlSiteMaxBytes: Child,
		crawlSiteTimeoutMs: Child,
	) => (
		<>
			At most {crawlMaxPages} pages of {crawlPageMaxBytes} KiB each and {crawlSiteMaxBytes} MiB together, in at most{" "}
			{crawlSiteTimeoutMs} seconds.
		</>
	),
	atMostRequestsAtA: (crawlParallelRequests: Child) => <>At most {crawlParallelRequests} requests at a time.</>,
	itSendsNoCookiesFills: "It sends no cookies, fills in no forms, and never opens sign-in or cart pages.",
	howToKeepItOut: "How to keep it out",
	itFollowsTheRobotsExclusion: (code: Child, code2: Child) => (
		<>
			It follows the Robots Exclusion Protocol (RFC 9309), under its own name or {code}. When {code2} cannot be had
			because your server fails, it reads nothing.
		</>
	),
	robotsTxtNothingForThis: "robots.txt: nothing for this crawler",
	robotsTxtEverythingButOne: "robots.txt: everything but one part",
	whatBecomesOfIt: "What becomes of it",
	quotesWithTheAddressOf: (link: Child) => (
		<>
			Quotes with the address of their page appear beside the facts they prove. Questions, corrections and complaints:{" "}
			{link}.
		</>
	),
};
