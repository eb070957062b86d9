export default {
  call911: 'Call 911 now.',
  call988: 'Call or text 988 now. It is free, day and night.',
  general:
    'Stay on the line: they tell you what to do until help comes. Do not drive, and do not wait here for an answer.',
  breathing:
    'Put the phone on speaker and stay on the line: they tell you step by step how to help the person breathe until help comes.',
  poison:
    'Stay on the line and have what was taken or swallowed at hand. Do not make anyone vomit. If the person is awake and breathes well, Poison Control also helps, free, day and night: 1-800-222-1222. But call 911 first.',
  bleeding:
    'Press firmly on the wound with a clean cloth and do not let go. Put the phone on speaker and stay on the line until help comes. If there is still danger, get to a safe place first.',
  outside: 'Get everybody out into fresh air first and call from outside. Do not go back in for anything.',
  heat: 'Take the person out of the heat, into shade or cool air, and cool the skin with water. Give nothing to drink to anyone who is confused or faint. Stay on the line.',
  electricity:
    'Do not touch the person or any wire until the power is off. Stay on the line: they tell you what to do until help comes.',
  seizure:
    'Move hard things away, turn the person on one side, and put nothing in the mouth. Do not hold the person down. Stay on the line until help comes.',
  violence:
    'If you can, get to a safe place first. If you cannot speak, you can text 911 in many places. When you are safe, the National Domestic Violence Hotline listens day and night, free, also in Spanish: 1-800-799-7233.',
  crisis:
    'Somebody will listen to you, for yourself or for a person you care about; for Spanish, press 2. You are not alone in this. If life is in danger right now, or something was already taken or done, call 911.',
  crisisNow:
    'Stay with the person, or go where somebody can stay with you, and do not hang up. You can also call or text 988, free, day and night; for Spanish, press 2.',
  automated: 'I am an automated assistant and cannot help in an emergency. People at that number can.',
} as const;
