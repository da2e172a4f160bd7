import awardPage from "../pages/award.tsx";
import awardsPage from "../pages/awards.tsx";
import launchWeekPage from "../pages/launch-week.tsx";
import launchesPage from "../pages/launches.tsx";
import leaderboardPage from "../pages/leaderboard.tsx";
import weekRemindersPage from "../pages/week-reminders.tsx";
import weekVotesPage from "../pages/week-votes.tsx";
import type { Page } from "../site.ts";

export default [
	launchesPage,
	launchWeekPage,
	weekVotesPage,
	weekRemindersPage,
	leaderboardPage,
	awardsPage,
	awardPage,
] satisfies Page[];
