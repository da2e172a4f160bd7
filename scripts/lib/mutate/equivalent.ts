/** Changes of `npm run mutate` that change nothing anybody could notice, each with its reason. */
export const EQUIVALENT: readonly { file: string; change: string; why: string }[] = [
	{
		file: "packages/operations/listings/answer-interview.ts",
		change:
			"const [draft] = await newestDrafts(db, caller.userId, { limit: 1, offset: 0 }); -> const [draft] = await newestDrafts(db, caller.userId, { limit: 2, offset: 0 });",
		why: "Only the first row is taken.",
	},
	{
		file: "packages/operations/drafts/submit-listing.ts",
		change: "version: 1, -> version: 2,",
		why: "A draft's version is only ever compared with the one that was read; nobody is shown it.",
	},
	{
		file: "packages/operations/listings/own-listing-view.ts",
		change:
			"unlocked: { story: true, milestones: true, media: true }, -> unlocked: { story: false, milestones: true, media: true },",
		why: "The owner's view writes its own `story` over the profile's.",
	},
	{
		file: "packages/operations/listings/own-listing-view.ts",
		change:
			"unlocked: { story: true, milestones: true, media: true }, -> unlocked: { story: true, milestones: false, media: true },",
		why: "The owner's view writes its own `milestones` over the profile's.",
	},
	{
		file: "packages/operations/listings/update-my-listing.ts",
		change:
			"const texts = Object.entries(profile).filter(([, value]) => value !== undefined); -> const texts = Object.entries(profile);",
		why: "Every door hands on JSON, which has no undefined; it keeps a caller inside the code from clearing a field.",
	},
];
