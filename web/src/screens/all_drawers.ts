// All drawers and dialogs as one file of the built page (drawers.ts).

export { BringFile } from './bring_file.tsx';
export { CampaignMenu } from './campaign_menu.tsx';
export { Correct, CorrectHere } from './correct.tsx';
export { GameMenu } from './game_menu.tsx';
export { History } from './history.tsx';
export { Join } from './join.tsx';
export { KeysDialog } from './keys_dialog.tsx';
export { More, Rename } from './more.tsx';
export { SettingsDialog } from './settings_dialog.tsx';
