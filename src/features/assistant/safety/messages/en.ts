export default {
  /** Before an answer to what may be a cry for help. */
  line: 'In danger? Call {emergency}. Thoughts of ending your life? Call {suicideAndCrisis}. Someone swallowed something harmful? Call {poisonControl}.',
  call911: 'Call {emergency} now.',
  /** Before the cards of violence that is reported and may not be happening now. */
  homeFirst:
    'In danger now? Call {emergency}. To talk to someone about it, day or night: {domesticViolence}, free, also in Spanish.',
  abuseFirst:
    'In danger now? Call {emergency}. To report it, day or night: Florida Abuse Hotline {floridaAbuse}, free, also in Spanish.',
  call988: 'Call or text {suicideAndCrisis} now. It is free, day and night.',
  general:
    'Stay on the line: they’ll tell you what to do until help comes. Do not drive, and do not wait here for an answer.',
  breathing:
    'Put the phone on speaker and stay on the line. They will tell you what to do, step by step, until help comes.',
  poison:
    'Stay on the line and have what was taken or swallowed at hand. Do not vomit or make anyone vomit. If whoever took it is awake and breathing well, Poison Control also helps, free, day and night: {poisonControl}. But call {emergency} first.',
  battery:
    'Go to the hospital in the ambulance, even without pain: a battery or a magnet inside the body has to come out soon. Nothing to eat or drink, and do not vomit or make anyone vomit. Poison Control also helps, free, day and night: {poisonControl}. But call {emergency} first.',
  bleeding:
    'Press firmly on the wound with a clean cloth and do not let go. Put the phone on speaker and stay on the line until help comes. If there is still danger, get to a safe place first.',
  pregnancyBleeding:
    'Lie down on the left side, rest and keep warm. Use a pad, and put nothing inside. Do not eat or drink, and do not drive. Stay on the line until help comes: they’ll tell you what to do.',
  birth:
    'Put the phone on speaker and stay on the line: they’ll guide you step by step. Lie or kneel where it is clean and warm. Do not hold the baby back, and do not pull. When the baby is out, dry it, lay it skin to skin on the mother and cover both. Do not cut the cord.',
  outside: 'Get everyone out into fresh air first and call from outside. Do not go back in for anything.',
  heat: 'Get out of the heat, into shade or cool air, and cool the skin with water. Give nothing to drink to anyone who is confused or faint. Stay on the line.',
  electricity:
    'Do not touch the person or any wire until the power is off. Stay on the line: they’ll tell you what to do until help comes.',
  seizure:
    'Move hard things away, turn the person on one side, and put nothing in the mouth. Do not hold the person down. Stay on the line until help comes.',
  violence:
    'If you can, get to a safe place first. If you cannot speak, you can text {emergency} in many places. When you are safe, the National Domestic Violence Hotline listens day and night, free, also in Spanish: {domesticViolence}.',
  violenceAtHome:
    'The National Domestic Violence Hotline listens, keeps what you say private, and helps you plan how to be safe. It is not your fault. If you cannot speak, you can text {emergency} in many places.',
  abuse:
    'For a child, an older person or anyone who can’t protect themselves. You don’t need proof: they ask questions and decide what has to be done.',
  abuseNow:
    'Stay with the person if it’s safe for you, and stay on the line. Afterward, report it, day or night, also in Spanish: Florida Abuse Hotline {floridaAbuse}.',
  crisis:
    'Someone will listen to you, for yourself or for a person you care about; for Spanish, press 2. You are not alone in this. If life is in danger right now, or something was already taken or done, call {emergency}.',
  crisisNow:
    'Stay with the person, or go where someone can stay with you, and do not hang up. You can also call or text {suicideAndCrisis}, free, day and night; for Spanish, press 2.',
  automated: 'I’m an automated assistant and cannot help in an emergency. The people at that number can.',
} as const;
