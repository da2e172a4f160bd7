/** What stands under every mail. */
export const frame = {
	noMoreAbout: (name: string) => `No more mails about ${name}`,
	allYouReceive: "All mails that you get",
};
